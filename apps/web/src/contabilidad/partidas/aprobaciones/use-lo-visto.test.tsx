import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { partidaDePrueba } from '../testing/partida-de-prueba.ts';
import { useLoVisto } from './use-lo-visto.ts';

const OTRA = '0199a1b2-0000-7000-8000-000000000002';
const enVersion = (version: number, id?: string) =>
  partidaDePrueba({ estado: 'en_revision', version, ...(id !== undefined && { id }) });

function mirar(version: number) {
  const { result, rerender } = renderHook(({ partida }) => useLoVisto(partida), {
    initialProps: { partida: enVersion(version) },
  });
  return {
    visto: () => result.current,
    llega: (nueva: number, id?: string) => rerender({ partida: enVersion(nueva, id) }),
    trae: (nueva: number | null, id = enVersion(1).id) => act(() => result.current.trajo(id, nueva)),
  };
}
const decir = ({ cambio, alDia }: ReturnType<typeof useLoVisto>) => ({ cambio, alDia });
const AL_DIA = { cambio: false, alDia: true };
const CAMBIO = { cambio: true, alDia: false };

it('lo que otra persona cambia pide mirarla otra vez, y decirlo basta una vez', () => {
  const { visto, llega } = mirar(3);
  expect(decir(visto())).toEqual(AL_DIA);
  llega(4);
  llega(5);
  expect(decir(visto())).toEqual(CAMBIO);
  act(() => visto().yaLaVi());
  expect(decir(visto())).toEqual(AL_DIA);
});

it('los soportes que trae quien la revisa no le piden que diga que los vio', () => {
  const { visto, llega, trae } = mirar(3);
  trae(4);
  // Received, and the partida with it not read again yet: nothing to look at, nothing to decide.
  expect(decir(visto())).toEqual({ cambio: false, alDia: false });
  llega(4);
  trae(5);
  llega(5);
  expect(decir(visto())).toEqual(AL_DIA);
});

it('el mismo archivo otra vez no cambia nada', () => {
  const { visto, trae } = mirar(3);
  trae(null);
  expect(decir(visto())).toEqual(AL_DIA);
});

it('si entre los suyos llegó algo de otra persona, pide mirarla', () => {
  const { visto, llega, trae } = mirar(3);
  trae(4);
  trae(6);
  llega(6);
  expect(decir(visto())).toEqual(CAMBIO);
});

it('lo ya cambiado por otra persona no se da por visto al traer un soporte', () => {
  const { visto, llega, trae } = mirar(3);
  llega(4);
  trae(5);
  llega(5);
  expect(decir(visto())).toEqual(CAMBIO);
});

it('lo que termina de llegar a la anterior no dice nada de la siguiente', () => {
  const { visto, llega, trae } = mirar(3);
  llega(3, OTRA);
  trae(4);
  expect(decir(visto())).toEqual(AL_DIA);
  llega(4, OTRA);
  expect(decir(visto())).toEqual(CAMBIO);
});
