/** Opens a line of the owner's files in the editor that runs on this machine. */
import { realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import launchEditor from 'launch-editor'
import { attempt } from '../core/attempt.ts'
import { isWithin } from '../system/file-paths.ts'
import { type Handler, partsOf, sendText } from './guarded-server.ts'

/** An editor that cannot be started fails within this time (milliseconds). */
const launchTime = 300

/**
 * Answers with 200 for a place such as `data/acts.ts:41` in the query, with 404 for what is no file below
 * `root`, and with 501 where no editor is found.
 */
export const editorHandler =
  (root: string): Handler =>
  async (request, response) => {
    const place = new URLSearchParams(partsOf(request).query).get('place') ?? ''
    const [, name = '', line = ''] = /^(.*?)(:\d+)?$/.exec(place) ?? []
    const file = attempt(() => realpathSync(join(root, name)))
    if (!file || !isWithin(file, realpathSync(root)) || !statSync(file).isFile())
      return sendText(response, 404, 'The project has no such file.')
    const failed = new Promise<boolean>((resolve) => launchEditor(`${file}${line}`, () => resolve(true)))
    if (await Promise.race([failed, pause(launchTime, false)]))
      sendText(response, 501, 'No editor was found.')
    else sendText(response, 200, `Opened ${place}.`)
  }
