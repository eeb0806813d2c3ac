import { expect, it } from 'vitest';
import { contextoDelSistema } from '#platform/contexto.ts';
import { enRondas, type Solicitud } from './contabilizar-solicitudes.ts';
import { partidaBuena } from './testing/partida-buena.ts';

/** `k1` a key, `b1` a draft, `r1` a reversal; the letter before the colon is its name. */
function solicitud(texto: string): Solicitud {
  const [id = '', asuntos = ''] = texto.split(':');
  const de = (letra: string) => asuntos.split('+').find((asunto) => asunto.startsWith(letra));
  const llave = de('k');
  const borrador = de('b');
  return {
    contexto: contextoDelSistema(Temporal.Instant.fromEpochMilliseconds(0), ''),
    accion: '',
    partida: partidaBuena({ id, revierte: de('r') ?? null }),
    ...(llave === undefined ? {} : { llave: { llave, cuerpo: Buffer.alloc(0) } }),
    ...(borrador === undefined ? {} : { borrador: { id: borrador, version: 1 } }),
  };
}

it.each([
  ['', ''],
  ['a b c', 'abc'],
  ['a:k1 b:k2 c:b1 d:r1', 'abcd'],
  ['a:k1 b:k1 c:k1 d', 'ad b c'],
  ['a:r1 b:r2 c:r1 d:r2', 'ab cd'],
  // b waits for a, and so does c, which concerns b's draft too
  ['a:k1 b:k1+b1 c:b1', 'a b c'],
  ['a:k1 b:b1 c:k1+b1 d:b1', 'ab c d'],
])('%j va en rondas %j', (texto, esperadas) => {
  const solicitudes = texto.split(' ').filter(Boolean).map(solicitud);
  const rondas = enRondas(solicitudes).map((ronda) => ronda.map(({ partida }) => partida.id).join(''));
  expect(rondas.join(' ')).toBe(esperadas);
});
