/** A whole number from 0 to n − 1. */
export const azar = (n: number): number => Math.floor(Math.random() * n);
