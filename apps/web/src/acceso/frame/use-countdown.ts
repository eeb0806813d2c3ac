// Seconds left of a wait, from the clock and not from a count of ticks: a sleeping computer does not stretch it.
import { useEffect, useState } from 'react';
import { nowMs } from '#platform/clock.ts';

export interface Countdown {
  readonly segundos: number;
  readonly empezar: (segundos: number) => void;
}

export function useCountdown(iniciales = 0): Countdown {
  const [fin, setFin] = useState(() => nowMs() + iniciales * 1000);
  const [segundos, setSegundos] = useState(iniciales);
  useEffect(() => {
    const medir = () => setSegundos(segundosHasta(fin, nowMs()));
    medir();
    const reloj = setInterval(medir, 250);
    return () => clearInterval(reloj);
  }, [fin]);
  return { segundos, empezar: (cuantos) => setFin(nowMs() + cuantos * 1000) };
}

export function segundosHasta(finMs: number, ahoraMs: number): number {
  return Math.max(0, Math.ceil((finMs - ahoraMs) / 1000));
}

export function enPalabras(segundos: number): string {
  if (segundos < 60) return segundos === 1 ? '1 segundo' : `${segundos} segundos`;
  const minutos = Math.floor(segundos / 60);
  return `${minutos} min ${segundos % 60} s`;
}
