import { listarAutorizaciones, verAutorizacion } from '@cuadra/contract/control/autorizaciones';
import { verPolitica } from '@cuadra/contract/control/politica';
import { listarSenales } from '@cuadra/contract/control/senales';
import { expect, test } from 'vitest';
import { alCambiarLasSenales, RUTA_DE_CONTROL } from './aportes.ts';

test.each([listarAutorizaciones, verAutorizacion, verPolitica, listarSenales])(
  'se vuelve a preguntar por $path',
  ({ path }) => expect(path.startsWith(RUTA_DE_CONTROL)).toBe(true),
);

test('una señal más o menos vuelve a preguntar por las señales y por nada más', () =>
  expect(alCambiarLasSenales.asksAgain).toEqual([listarSenales.path]));
