import { describe, expect, it } from 'vitest';
import { CERO, centavos } from '../dinero.ts';
import { liquidarAnticipado } from './anticipado.ts';
import { entradaDe, REGLAS } from './testing/entradas.ts';

const DIEZ = { ppm: 100_000, minimo: CERO };

/** Q 10,000.00 agreed at 8 % for 180 days, taken out after 73. */
const retiro = {
  entrada: entradaDe({
    desde: '2026-01-01',
    hasta: '2026-03-15',
    saldoActual: centavos(1_000_000),
    plazoDias: 180,
    tasaPactada: 80_000,
  }),
  penalizada: 20_000,
  pagado: { interes: CERO, isr: CERO },
  isr: DIEZ,
  tratamiento: 'afecto',
} as const;

describe('retiro anticipado de un plazo', () => {
  it('los días que estuvo ganan la tasa penalizada', () => {
    // 1,000,000 × 0.02 × 73 ÷ 365 = 4,000
    expect(liquidarAnticipado(retiro)).toMatchObject({
      resultado: { interes: 4_000, dias: 73 },
      isr: 400,
      diferencia: 4_000,
      diferenciaDeIsr: 400,
      neto: 3_600,
    });
  });

  it('lo pagado de más se devuelve, con lo que se retuvo de ello', () => {
    const pagado = { interes: centavos(13_000), isr: centavos(1_300) };
    expect(liquidarAnticipado({ ...retiro, pagado })).toMatchObject({
      diferencia: -9_000,
      diferenciaDeIsr: -900,
      neto: -8_100,
    });
  });

  it('con tasa cero se pierde todo lo ganado', () => {
    expect(liquidarAnticipado({ ...retiro, penalizada: 0 })).toMatchObject({
      resultado: { interes: 0, motivo: 'TASA_CERO' },
      neto: 0,
    });
  });

  it('una cuenta que solo devengaba se liquida entera', () => {
    const reglas = { ...REGLAS, inactivas: 'devenga' } as const;
    const estados = [{ desde: '2026-02-01', estado: 'inactiva' }] as const;
    const entrada = { ...retiro.entrada, reglas, estados };
    expect(liquidarAnticipado({ ...retiro, entrada }).diferencia).toBe(4_000);
  });
});
