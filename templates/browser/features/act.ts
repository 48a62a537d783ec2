/** What only the page of an act has: its clip, its pictures enlarged, and what it offers to print, a poster and the checklist for the hall. */
import { startGallery } from '../gallery.ts'
import { startHallCheck, startPoster } from '../poster.ts'
import { startSound } from '../sound.ts'

startSound()
startGallery()
startPoster()
startHallCheck()
