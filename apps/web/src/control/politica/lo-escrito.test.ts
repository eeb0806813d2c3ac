import type { FilaDePolitica, Politica } from '@cuadra/contract/control/politica';
import { centavos } from '@cuadra/core/dinero';
import { expect, test } from 'vitest';
import { conAutoriza, conHace, cuantosCambios, haceNueva } from './edicion.ts';
import { choques, escribir, type LoEscrito, resolver, SIN_ESCRIBIR, sobre } from './lo-escrito.ts';

const CHEQUE = { rol: 'contador', operacion: 'cheque', clase: 'paga' } as const;
const TRASLADO = { rol: 'contador', operacion: 'banco-traslado', clase: 'mueve' } as const;
const hasta = (de: Parameters<typeof haceNueva>[0], cada: number): FilaDePolitica => ({
  ...haceNueva(de),
  cada: centavos(cada),
});
const VIGENTE: Politica = {
  hacen: [hasta(CHEQUE, 100_00), hasta(TRASLADO, 500_00)],
  autorizan: [{ ...CHEQUE, cada: null, alDia: null }],
};
const con = (politica: Politica, de: Parameters<typeof haceNueva>[0], cada: number) =>
  conHace(politica, de, hasta(de, cada));

/** As the screen does: over what holds, with what was written already. */
const cambiar = (
  vigente: Politica,
  cambio: (politica: Politica) => Politica,
  escrito: LoEscrito = SIN_ESCRIBIR,
) => escribir(vigente, escrito, cambio(sobre(vigente, escrito)));

const MIO = cambiar(VIGENTE, (politica) => con(politica, CHEQUE, 75_00));

test('lo escrito va sobre lo vigente: lo que otra persona guarda de otro renglón queda', () => {
  const ahora = con(VIGENTE, TRASLADO, 900_00);
  expect(sobre(ahora, MIO)).toEqual(con(ahora, CHEQUE, 75_00));
  expect([cuantosCambios(ahora, sobre(ahora, MIO)), choques(ahora, MIO)]).toEqual([1, []]);
});

test('lo que otra persona guarda del mismo renglón choca, y se sigue con lo uno o con lo otro', () => {
  const ahora = con(VIGENTE, CHEQUE, 60_00);
  expect(choques(ahora, MIO)).toMatchObject([{ que: 'hace', de: CHEQUE, vigente: hasta(CHEQUE, 60_00) }]);
  const mio = resolver(ahora, MIO, 'lo-mio');
  expect([choques(ahora, mio), sobre(ahora, mio)]).toEqual([[], con(ahora, CHEQUE, 75_00)]);
  expect(resolver(ahora, MIO, 'lo-vigente')).toEqual(SIN_ESCRIBIR);
});

test('resolver un choque no toca lo demás que se escribió', () => {
  const dos = cambiar(VIGENTE, (politica) => con(politica, TRASLADO, 1_00), MIO);
  const ahora = con(VIGENTE, CHEQUE, 60_00);
  expect(sobre(ahora, resolver(ahora, dos, 'lo-vigente'))).toEqual(con(ahora, TRASLADO, 1_00));
});

test('si otra persona guardó lo mismo no hay choque ni cambio', () => {
  const ahora = con(VIGENTE, CHEQUE, 75_00);
  expect([choques(ahora, MIO), cuantosCambios(ahora, sobre(ahora, MIO))]).toEqual([[], 0]);
});

test('seguir escribiendo en un renglón que chocó no lo da por visto', () => {
  const ahora = con(VIGENTE, CHEQUE, 60_00);
  const mas = cambiar(ahora, (politica) => con(politica, CHEQUE, 74_00), MIO);
  expect(choques(ahora, mas)).toHaveLength(1);
});

test('volver a lo vigente es no haber escrito', () =>
  expect(cambiar(VIGENTE, (politica) => con(politica, CHEQUE, 100_00), MIO)).toEqual(SIN_ESCRIBIR));

test('quitar lo que otra persona cambió, y añadir lo que otra persona añadió, también chocan', () => {
  const quitado = cambiar(VIGENTE, (politica) => conHace(politica, CHEQUE, undefined));
  expect(sobre(VIGENTE, quitado).hacen).toEqual([hasta(TRASLADO, 500_00)]);
  expect(choques(con(VIGENTE, CHEQUE, 60_00), quitado)).toHaveLength(1);
  const NUEVA = { ...CHEQUE, rol: 'jefe_agencia' } as const;
  const anadido = cambiar(VIGENTE, (politica) =>
    conAutoriza(politica, NUEVA, { ...NUEVA, cada: null, alDia: null }),
  );
  const ahora = conAutoriza(VIGENTE, NUEVA, { ...NUEVA, cada: centavos(5_00), alDia: null });
  expect(choques(ahora, anadido)).toMatchObject([{ que: 'autoriza', de: NUEVA }]);
  expect(choques(VIGENTE, anadido)).toEqual([]);
});
