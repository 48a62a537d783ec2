export declare const sleep: (milliseconds: number) => void
export declare function patiently<Result>(call: () => Result): Result
export declare const writeWhole: (file: string, ...parts: (string | Uint8Array)[]) => void
