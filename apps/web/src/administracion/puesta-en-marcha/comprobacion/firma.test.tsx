import type { Comprobacion } from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import { centavos } from '@cuadra/core/dinero';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { Firma } from './firma.tsx';

conSesion();
afterEach(() => vi.unstubAllGlobals());

const nadie = centavos(0);
const vista: Comprobacion = {
  ...{ estaAbierta: true, fecha: '2026-11-15', version: 1, fechaPropuesta: '2026-11-15', lineas: [] },
  ...{ anterior: { deudor: nadie, acreedor: nadie }, libros: { deudor: nadie, acreedor: nadie } },
  ...{ diferencias: 0, falta: [], huella: 'abc', firma: null, pasos: [], otorgados: [], personas: [] },
  ...{ limites: [], hechoPor: [], noFirmaPorque: null },
};
const boton = () => screen.getByRole('button', { name: 'Firmar la puesta en marcha' });

it('quien trajo la historia lee por qué no firma y quién sí, y no puede firmar', () => {
  const noFirmaPorque = 'Usted trajo la historia, y por eso no firma. Firma Julio Batz.';
  mostrar(<Firma vista={{ ...vista, noFirmaPorque }} />);
  expect(screen.getByText(noFirmaPorque)).toBeDefined();
  expect(boton().hasAttribute('disabled')).toBe(true);
});

it('quien sí firma lee por qué puede, y firma lo que vio', async () => {
  const enviados: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    enviados.push(JSON.parse(String(body)));
    return Response.json(vista);
  });
  const { persona } = mostrar(<Firma vista={vista} />);
  await persona.click(boton());
  expect(await screen.findByText(/no trajo la historia ni escribió el balance anterior/)).toBeDefined();
  await persona.click(screen.getByRole('button', { name: 'Firmar' }));
  await waitFor(() => expect(enviados).toEqual([{ huella: 'abc' }]));
});
