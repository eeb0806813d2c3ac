// Seconds left of a wait, from the clock and not from a count of ticks: a sleeping computer does not stretch it.
import { useEffect, useState } from 'react';

export interface Countdown {
  readonly segundos: number;
  readonly empezar: (segundos: number) => void;
}

export function useCountdown(iniciales = 0): Countdown {
  const [fin, setFin] = useState(() => Date.now() + iniciales * 1000);
  const [segundos, setSegundos] = useState(iniciales);
  useEffect(() => {
    const medir = () => setSegundos(segundosHasta(fin, Date.now()));
    medir();
    const reloj = setInterval(medir, 250);
    return () => clearInterval(reloj);
  }, [fin]);
  return { segundos, empezar: (cuantos) => setFin(Date.now() + cuantos * 1000) };
}

export function segundosHasta(finMs: number, ahoraMs: number): number {
  return Math.max(0, Math.ceil((finMs - ahoraMs) / 1000));
}

export function enPalabras(segundos: number): string {
  if (segundos < 60) return segundos === 1 ? '1 segundo' : `${segundos} segundos`;
  const minutos = Math.floor(segundos / 60);
  return `${minutos} min ${segundos % 60} s`;
}
