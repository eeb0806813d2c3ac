import type { Autorizacion } from '@cuadra/contract/control/autorizaciones';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { autorizacionDePrueba } from '../testing/autorizacion-de-prueba.ts';
import { abrirBandeja, conBandeja, rechazo } from '../testing/bandeja-de-prueba.tsx';

conBandeja();

const BEATRIZ = { id: '2', nombre: 'Beatriz Choc' };
const propia = (n: number, cambio: Partial<Autorizacion>): Autorizacion =>
  autorizacionDePrueba({
    id: `0199aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`,
    orden: {
      method: 'POST',
      path: '/api/ahorros/transferencias',
      body: { desde: 1, hacia: 2, monto: 1_200_000 },
    },
    puede: [],
    ...cambio,
  });
const DADA = propia(1, { estado: 'autorizada', resueltaPor: BEATRIZ, puede: ['hacer', 'retirar'] });
const ESPERA = propia(2, { puede: ['retirar'] });
const ORDEN = 'POST /api/ahorros/transferencias';
const RETIRO = `POST /api/control/autorizaciones/${DADA.id}/retiro`;

const abrir = (cambio: Partial<Parameters<typeof abrirBandeja>[0]> = {}) =>
  abrirBandeja({ permisos: ['autorizaciones:pedir'], propias: [DADA, ESPERA], ...cambio });
const abrirUna = async (cual: Autorizacion, cambio: Parameters<typeof abrir>[0] = {}) => {
  const bandeja = abrir({ propias: [cual], direccion: `/?autorizacion=${cual.id}`, ...cambio });
  await screen.findByRole('region', { name: 'Autorización' });
  return bandeja;
};
const panel = () => screen.getByRole('region', { name: 'Autorización' });
const botones = () =>
  within(panel())
    .getAllByRole('button')
    .map((uno) => uno.getAttribute('aria-label') ?? uno.textContent);
const dato = (nombre: string) =>
  [...panel().querySelectorAll('dt')].find((dt) => dt.textContent === nombre)?.nextElementSibling
    ?.textContent;

it('de cada una se dice en qué está y quién respondió', async () => {
  abrir({
    propias: [
      DADA,
      ESPERA,
      propia(3, { estado: 'falta_otra', resueltaPor: BEATRIZ }),
      propia(4, { estado: 'negada', resueltaPor: BEATRIZ, segundaPor: { id: '3', nombre: 'Rosa Ical' } }),
      propia(5, { estado: 'retirada', resueltaPor: BEATRIZ }),
      propia(6, { estado: 'usada', resueltaPor: BEATRIZ }),
      propia(7, { estado: 'autorizada', resueltaPor: BEATRIZ, vencida: true }),
    ],
  });
  const lista = await screen.findByRole('grid', { name: 'Lo que pedí' });
  const celda = (fila: HTMLElement, titulo: string) =>
    fila.querySelector(`[data-titulo="${titulo}"]`)?.textContent;
  const dicho = within(lista)
    .getAllByRole('row')
    .slice(1)
    .map((fila) => [celda(fila, 'Estado'), celda(fila, 'Respondió')]);
  expect(dicho).toEqual([
    ['Autorizada', 'Beatriz Choc'],
    ['Espera', ''],
    ['Falta otra firma', 'Beatriz Choc'],
    ['Negada', 'Beatriz Choc y Rosa Ical'],
    ['Retirada', ''],
    ['Hecha', 'Beatriz Choc'],
    ['Vencida', 'Beatriz Choc'],
  ]);
});

it('negada: se lee quién y por qué, y no hay nada que hacer con ella', async () => {
  await abrirUna(propia(1, { estado: 'negada', resueltaPor: BEATRIZ, motivo: 'No es el titular' }));
  expect([dato('Estado'), dato('La negó'), dato('Motivo')]).toEqual([
    'Negada',
    'Beatriz Choc',
    'No es el titular',
  ]);
  expect(botones()).toEqual(['Cerrar el panel']);
  // What is told to whoever decides is not told to whoever asks.
  expect([dato('Con usted'), dato('Hoy ya sacó'), dato('La pide')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('lo que espera solo se puede retirar', async () => {
  await abrirUna(ESPERA);
  expect(botones()).toEqual(['Cerrar el panel', 'Retirar']);
});

it('«Hacerlo ahora» envía la misma orden con su autorización, y con su llave aunque se repita', async () => {
  let seNiega = true;
  const bandeja = await abrirUna(DADA, {
    respuestas: {
      [ORDEN]: () => {
        if (seNiega) return rechazo('SALDO_INSUFICIENTE', 'La cuenta ya no tiene con qué.');
        bandeja.tiene.propias = [{ ...DADA, estado: 'usada', puede: [] }];
        return Response.json({}, { status: 201 });
      },
    },
  });
  const { persona, a } = bandeja;
  await persona.click(screen.getByRole('button', { name: 'Hacerlo ahora' }));
  expect((await within(panel()).findByRole('alert')).textContent).toBe('La cuenta ya no tiene con qué.');
  expect(dato('Estado')).toBe('Autorizada');
  seNiega = false;
  await persona.click(screen.getByRole('button', { name: 'Hacerlo ahora' }));
  await waitFor(() => expect(dato('Estado')).toBe('Hecha'));
  expect(botones()).toEqual(['Cerrar el panel']);
  const enviadas = a(ORDEN).map(({ cuerpo, encabezados }) => ({
    cuerpo,
    autorizacion: encabezados.get('cuadra-autorizacion'),
    llave: encabezados.get('idempotency-key'),
  }));
  const una = { cuerpo: DADA.orden?.body, autorizacion: DADA.id, llave: DADA.id };
  expect(enviadas).toEqual([una, una]);
});

it('una orden que no es de esta aplicación no se envía a ninguna parte', async () => {
  const ajena = { ...DADA, orden: { method: 'POST', path: 'https://otra.example/api/', body: {} } };
  const { persona, a } = await abrirUna(ajena, {
    respuestas: { 'POST https://otra.example/api/': () => ({}) },
  });
  await persona.click(screen.getByRole('button', { name: 'Hacerlo ahora' }));
  await within(panel()).findByRole('alert');
  expect(a('POST https://otra.example/api/')).toEqual([]);
});

it('se retira con un motivo, y lo escrito queda si el servidor se niega', async () => {
  let seNiega = true;
  const bandeja = await abrirUna(DADA, {
    respuestas: {
      [RETIRO]: () => {
        if (seNiega) return rechazo('ESTADO_NO_ADMITE', 'Ya se hizo.');
        bandeja.tiene.propias = [{ ...DADA, estado: 'retirada', motivo: 'Ya no hace falta', puede: [] }];
        return { ...DADA, estado: 'retirada' };
      },
    },
  });
  const { persona, a } = bandeja;
  await persona.click(screen.getByRole('button', { name: 'Retirar' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Retirar lo que pidió' });
  const retirar = within(dialogo).getByRole('button', { name: 'Retirar' });
  await persona.click(retirar);
  await within(dialogo).findByText('Escriba el motivo.');
  expect(a(RETIRO)).toEqual([]);
  const motivo = within(dialogo).getByLabelText<HTMLTextAreaElement>(/Motivo/);
  await persona.type(motivo, 'Ya no hace falta');
  await persona.click(retirar);
  await within(dialogo).findByText('Ya se hizo.');
  expect(motivo.value).toBe('Ya no hace falta');
  seNiega = false;
  await persona.click(retirar);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(a(RETIRO).map(({ cuerpo }) => cuerpo)).toEqual([
    { motivo: 'Ya no hace falta' },
    { motivo: 'Ya no hace falta' },
  ]);
  await waitFor(() => expect([dato('Estado'), dato('Motivo')]).toEqual(['Retirada', 'Ya no hace falta']));
});

it('sin haber pedido nada dice cuándo se pide', async () => {
  abrir({ propias: [] });
  await screen.findByText('No ha pedido autorizaciones');
});

it('mientras llega se ve su lugar; si falla se dice por qué y se puede pedir otra vez', async () => {
  let falla = true;
  const { persona } = abrir({
    respuestas: {
      'GET /api/control/autorizaciones': () =>
        falla
          ? rechazo('SIN_PERMISO', 'Su sesión ya no puede ver esto.', 403)
          : { porResponder: [], propias: [ESPERA] },
    },
  });
  await screen.findByRole('status', { name: 'Cargando lo que pidió' });
  await screen.findByText('Su sesión ya no puede ver esto.');
  falla = false;
  await persona.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('grid', { name: 'Lo que pedí' });
});
