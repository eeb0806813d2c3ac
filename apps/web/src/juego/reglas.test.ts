import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Accion,
  COLORES,
  CUENTA_S,
  JUEGO_NUEVO,
  type Juego,
  jugar,
  LETRAS,
  type Par,
  puntosDe,
  RONDAS_MAX,
  repartir,
} from './reglas.ts';

const NOMBRES: Par<string> = ['Ana', 'Beto'];
const fichas = repartir((n) => Math.floor(n / 2));
const [{ letra: deAna }, { letra: deBeto }] = fichas;
const ajena = [...LETRAS].find((letra) => letra !== deAna && letra !== deBeto) ?? '';

const empezar: Accion = { tipo: 'empezar', nombres: NOMBRES };
const segundo: Accion = { tipo: 'segundo', fichas };
const confirmar: Accion = { tipo: 'confirmar' };
const negar: Accion = { tipo: 'negar' };
const tecla = (letra: string): Accion => ({ tipo: 'tecla', letra });

const tras = (...acciones: Accion[]): Juego => acciones.reduce(jugar, JUEGO_NUEVO);
const cuenta: Accion[] = Array.from({ length: CUENTA_S }, () => segundo);
const gana = (letra: string): Accion[] => [...cuenta, tecla(letra), confirmar];

describe('una partida de ejemplo', () => {
  it('los nombres no se validan, y sigue la cuenta de 3 segundos', () => {
    expect(tras({ tipo: 'empezar', nombres: ['', ''] })).toEqual({
      fase: 'cuenta',
      faltan: 3,
      nombres: ['', ''],
      ronda: 1,
      resultados: [],
    });
    expect(tras(empezar, segundo, segundo)).toMatchObject({ fase: 'cuenta', faltan: 1 });
    expect(tras(empezar, segundo, segundo, segundo)).toMatchObject({ fase: 'ronda', fichas, ronda: 1 });
  });

  it('gana la ronda la primera letra repartida que se pulsa, en minúscula o mayúscula', () => {
    expect(tras(empezar, ...cuenta, tecla(deBeto.toLowerCase()), tecla(deAna))).toMatchObject({
      fase: 'confirmacion',
      ganador: 1,
    });
    expect(tras(empezar, ...cuenta, tecla(ajena))).toMatchObject({ fase: 'ronda' });
  });

  it('confirmar suma un punto y anota el resultado', () => {
    expect(tras(empezar, ...gana(deAna))).toEqual({
      fase: 'cuenta',
      faltan: 3,
      nombres: NOMBRES,
      ronda: 2,
      resultados: [{ ronda: 1, ganador: 0, letra: deAna }],
    });
  });

  it('negar abre de nuevo la misma ronda después de otra cuenta, sin punto', () => {
    expect(tras(empezar, ...gana(deAna), ...cuenta, tecla(deBeto), negar)).toMatchObject({
      fase: 'cuenta',
      faltan: 3,
      ronda: 2,
      resultados: [{ ronda: 1, ganador: 0 }],
    });
  });

  it('termina cuando alguien tiene más de 2 puntos: 3 de 3', () => {
    expect(tras(empezar, ...gana(deAna), ...gana(deAna))).toMatchObject({ fase: 'cuenta', ronda: 3 });
    expect(tras(empezar, ...gana(deAna), ...gana(deAna), ...gana(deAna))).toMatchObject({
      fase: 'fin',
      ganador: 0,
      ronda: 3,
    });
  });

  it('termina después de la ronda 5: 2 + 3 = 5', () => {
    const cinco = [deAna, deBeto, deAna, deBeto, deBeto].flatMap(gana);
    expect(tras(empezar, ...cinco)).toMatchObject({ fase: 'fin', ganador: 1, ronda: 5 });
  });

  it('reiniciar lo borra todo, en cualquier momento', () => {
    for (const antes of [[], [empezar], [empezar, ...cuenta], [empezar, ...gana(deAna)]])
      expect(tras(...antes, { tipo: 'reiniciar' })).toEqual(JUEGO_NUEVO);
  });
});

describe('con cualquier sucesión de acciones', () => {
  const acciones = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(segundo) },
      { weight: 3, arbitrary: fc.constantFrom(deAna, deBeto, ajena).map(tecla) },
      { weight: 3, arbitrary: fc.constant(confirmar) },
      fc.constantFrom(negar, empezar),
    ),
    { maxLength: 120 },
  );

  it('cada ronda da un punto, nadie pasa de 3, y quien gana tiene 3', () => {
    fc.assert(
      fc.property(acciones, (sucesion) => {
        const juego = tras(empezar, ...sucesion);
        if (juego.fase === 'nombres') throw new Error('only reiniciar goes back to the names');
        const { resultados, ronda } = juego;
        const puntos = [puntosDe(resultados, 0), puntosDe(resultados, 1)];
        expect(resultados.map((resultado) => resultado.ronda)).toEqual(resultados.map((_, i) => i + 1));
        expect(ronda).toBeLessThanOrEqual(RONDAS_MAX);
        expect(Math.max(...puntos)).toBeLessThanOrEqual(3);
        expect(juego.fase === 'fin').toBe(Math.max(...puntos) === 3);
        if (juego.fase === 'fin') expect(puntos[juego.ganador]).toBe(3);
        else expect(resultados).toHaveLength(ronda - 1);
      }),
    );
  });
});

describe('el reparto', () => {
  it('da a cada quien una letra y un color distintos, y alcanza todas las letras y los cinco colores', () => {
    const vistas = new Set<string>();
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (azares) => {
        const lista = [...azares];
        const [una, otra] = repartir((n) => (lista.shift() ?? 0) % n);
        expect(una.letra).not.toBe(otra.letra);
        expect(una.color).not.toBe(otra.color);
        for (const { letra, color } of [una, otra]) vistas.add(letra).add(color);
      }),
      { numRuns: 2_000 },
    );
    expect([...vistas].sort()).toEqual([...LETRAS, ...COLORES].sort());
  });
});
