// Every worked case of public sources, asked over HTTP as it is written in the file.
import * as contrato from '@cuadra/contract/ahorros/simulador';
import type { ClaseDeCaso } from '@cuadra/core/interes/casos/caso';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import casos from '../../../../../packages/core/src/interes/casos.json' with { type: 'json' };

let app: AplicacionDePrueba;
let token: string;

beforeAll(async () => {
  app = await aplicacionDePrueba();
  token = await app.entrar('ahorros@cuadra.demo');
});

afterAll(() => app.cerrar());

const preguntar = (kind: ClaseDeCaso, inputs: Record<string, unknown>) =>
  app.llamar(contrato.simularCaso, { body: { kind, inputs } }, { token });

interface Esperado {
  readonly value?: string;
  readonly values?: readonly string[];
  readonly periods?: readonly (readonly string[])[];
  readonly days?: number;
  readonly year_fraction?: string;
  readonly tolerance?: string;
}

describe('los casos resueltos de fuentes públicas', () => {
  const claros = casos.cases.filter(({ ambiguous }) => !ambiguous);
  test.each(claros.map((caso) => [caso.id, caso] as const))('%s', async (_id, caso) => {
    const { status, cuerpo } = await preguntar(caso.kind as ClaseDeCaso, { ...caso.inputs });
    expect(status).toBe(200);
    const { tolerance, year_fraction, ...esperado }: Esperado = caso.expected;
    if (year_fraction !== undefined)
      expect(Number(cuerpo.year_fraction)).toBeCloseTo(Number(year_fraction), DECIMALES_DE_FRACCION);
    if (tolerance === undefined || esperado.value === undefined) expect(cuerpo).toMatchObject(esperado);
    else
      expect(Math.abs(Number(cuerpo.value) - Number(esperado.value))).toBeLessThanOrEqual(Number(tolerance));
  });
});

const DECIMALES_DE_FRACCION = 11;

test('lo que no se entiende se rechaza por el nombre de su campo', async () => {
  const { status, problema } = await preguntar('interest', { method: 'por_luna', rate_pct: '5' });
  expect(status).toBe(422);
  expect(problema).toMatchObject({ codigo: 'CASO_NO_ENTENDIDO', errores: [{ campo: 'inputs.method' }] });
});

test('un caso que daría trabajo sin fin se rechaza', async () => {
  const { status } = await preguntar('interest', {
    method: 'periodic_compounding',
    principal: '1',
    rate_pct: '5',
    periods_per_year: 365,
    periods: 1_000_000_000,
    return: 'interest',
    scale: 2,
  });
  expect(status).toBe(422);
});
