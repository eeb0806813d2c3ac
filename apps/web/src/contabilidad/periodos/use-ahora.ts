// The present instant, often enough to see a reopening end without touching anything.
import { useSyncExternalStore } from 'react';
import { nowMs } from '#platform/clock.ts';

const PASO_MS = 20_000;

export function useAhora(): string {
  return useSyncExternalStore(suscribir, leer);
}

function suscribir(avisar: () => void): () => void {
  const reloj = setInterval(avisar, PASO_MS);
  return () => clearInterval(reloj);
}

const leer = () => new Date(Math.floor(nowMs() / PASO_MS) * PASO_MS).toISOString();
