export declare const sleep: (milliseconds: number) => void
export declare function patiently<Result>(call: () => Result): Result
