import { listarAutorizaciones, verAutorizacion } from '@cuadra/contract/control/autorizaciones';
import { verPolitica } from '@cuadra/contract/control/politica';
import { listarSenales } from '@cuadra/contract/control/senales';
import { expect, test } from 'vitest';
import { RUTA_DE_CONTROL } from './aportes.ts';

test.each([listarAutorizaciones, verAutorizacion, verPolitica, listarSenales])(
  'se vuelve a preguntar por $path',
  ({ path }) => expect(path.startsWith(RUTA_DE_CONTROL)).toBe(true),
);
