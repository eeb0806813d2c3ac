import { centavos } from '@cuadra/core/dinero';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { autorizacionDePrueba } from '../testing/autorizacion-de-prueba.ts';
import { abrirBandeja, conBandeja, partidaPorAprobar, rechazo } from '../testing/bandeja-de-prueba.tsx';

conBandeja();

const PERMISOS = ['autorizaciones:dar', 'partidas:aprobar'] as const;
const UNA = autorizacionDePrueba({
  id: '0199aaaa-0000-7000-8000-000000000001',
  pedidaEn: '2026-11-18T15:00:00.000Z',
  motivoDelPedido: 'Compra de un terreno',
  movidoHoy: centavos(3_500_00),
  vecesConUsted: 4,
  cuentas: [
    {
      ...{ id: 1, numero: '01-10-000001', titulares: 'María Pop', estado: 'activa' },
      saldo: centavos(20_000_00),
    },
    {
      ...{ id: 2, numero: '01-10-000002', titulares: 'Juan Caal', estado: 'inactiva' },
      saldo: centavos(5_00),
    },
  ],
});
const OTRA = autorizacionDePrueba({
  id: '0199aaaa-0000-7000-8000-000000000002',
  operacion: 'titulares',
  clase: 'decide',
  monto: centavos(0),
  resumen: 'Cuenta 01-10-000003.',
  pedidaEn: '2026-11-18T13:00:00.000Z',
});
const RESPUESTA = `POST /api/control/autorizaciones/${UNA.id}/respuesta`;

const abrir = (cambio: Partial<Parameters<typeof abrirBandeja>[0]> = {}) =>
  abrirBandeja({ permisos: PERMISOS, porResponder: [OTRA, UNA], ...cambio });
const abrirUna = async (cambio: Parameters<typeof abrir>[0] = {}) => {
  const bandeja = abrir({ direccion: `/?autorizacion=${UNA.id}`, ...cambio });
  await screen.findByRole('region', { name: 'Autorización' });
  return bandeja;
};

const filas = () =>
  within(screen.getByRole('grid', { name: 'Por responder' }))
    .getAllByRole('row')
    .slice(1);
const panel = () => screen.getByRole('region', { name: 'Autorización' });
const titulo = () => within(panel()).getByRole('heading').textContent;
/** As it is read: what it is called, and what it says. */
const datos = () =>
  Object.fromEntries(
    [...panel().querySelectorAll('dt')].map((dt) => [
      dt.textContent,
      dt.nextElementSibling?.textContent?.replaceAll('\u00a0', ' '),
    ]),
  );

it('lo que más espera va primero, sean autorizaciones o partidas en revisión', async () => {
  abrir({ porResponder: [UNA, OTRA], partidas: [partidaPorAprobar()] });
  await screen.findByRole('grid', { name: 'Por responder' });
  const dicho = filas().map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(dicho).toEqual([
    expect.stringMatching(/Cambiar titulares.*Cuenta 01-10-000003\..*Carlos Tut.*–$/),
    expect.stringMatching(
      /Partida a mano.*Se revisa.*Pago de luz\. Pasa de lo que hace sola\..*Delia Cucul.*450\.00$/,
    ),
    expect.stringMatching(/Transferencia a otro titular.*Carlos Tut.*12,000\.00$/),
  ]);
});

it('al abrirla se ve con qué decidir: monto, saldos, titulares, lo de hoy y las veces con usted', async () => {
  const { persona } = abrir();
  await persona.click(await screen.findByRole('row', { name: /^Transferencia a otro titular/ }));
  await screen.findByRole('region', { name: 'Autorización' });
  expect(titulo()).toBe('Transferencia a otro titular');
  expect(panel().textContent?.replaceAll('\u00a0', ' ')).toContain('Q 12,000.00');
  expect(datos()).toMatchObject({
    Qué: UNA.resumen,
    'Lleva dos porque': UNA.razon,
    'Lo pide porque': 'Compra de un terreno',
    'La pide': 'Carlos Tut',
    'Hoy ya sacó': 'Q 3,500.00 sin otra persona',
    'Con usted': '4 veces en treinta días',
    Agencia: '01',
  });
  const cuentas = within(within(panel()).getByRole('list', { name: 'Cuentas de ahorro' }))
    .getAllByRole('listitem')
    .map(({ children }) => [...children].map((uno) => uno.textContent?.replaceAll('\u00a0', ' ')));
  expect(cuentas).toEqual([
    ['María Pop', 'Q 20,000.00', '01-10-000001', 'Activa'],
    ['Juan Caal', 'Q 5.00', '01-10-000002', 'Inactiva'],
  ]);
});

it('una decisión no dice montos ni lo de hoy', async () => {
  await abrirUna({ direccion: `/?autorizacion=${OTRA.id}` });
  expect(titulo()).toBe('Cambiar titulares');
  expect(panel().textContent).not.toMatch(/\d\.\d\d/);
  expect(Object.keys(datos())).not.toContain('Hoy ya sacó');
  expect(datos()).toMatchObject({ 'Con usted': 'Ninguna vez en treinta días' });
});

it('una partida se revisa en su pantalla', async () => {
  const { persona, router } = abrir({ partidas: [partidaPorAprobar()] });
  await persona.click(await screen.findByRole('row', { name: /^Partida a mano/ }));
  await waitFor(() => expect(router.history.location.pathname).toBe('/contabilidad/ver-partidas'));
  expect(router.history.location.search).toBe(
    `?vista=aprobaciones&partida=${partidaPorAprobar().partida.id}`,
  );
});

/** The server takes the answer, and the one that was answered no longer waits. */
const queAcepta = (
  bandeja: () => ReturnType<typeof abrir>,
  estado: 'autorizada' | 'falta_otra' = 'autorizada',
) => ({
  [RESPUESTA]: () => {
    bandeja().tiene.porResponder = [OTRA];
    return { ...UNA, estado, puede: [] };
  },
});

it.each([
  [
    'el botón',
    (persona: ReturnType<typeof abrir>['persona']) =>
      persona.click(screen.getByRole('button', { name: 'Autorizar' })),
  ],
  ['la tecla A', (persona: ReturnType<typeof abrir>['persona']) => persona.keyboard('a')],
])('con %s se autoriza, y sigue la que queda', async (_, autorizar) => {
  const bandeja = await abrirUna({ respuestas: queAcepta(() => bandeja) });
  await autorizar(bandeja.persona);
  await waitFor(() => expect(titulo()).toBe('Cambiar titulares'));
  expect(bandeja.a(RESPUESTA).map(({ cuerpo }) => cuerpo)).toEqual([{ decision: 'autorizada' }]);
  expect(filas()).toHaveLength(1);
});

it('respondida la última no queda nada abierto ni en la lista', async () => {
  const bandeja = await abrirUna({
    porResponder: [UNA],
    respuestas: {
      [RESPUESTA]: () => {
        bandeja.tiene.porResponder = [];
        return { ...UNA, estado: 'autorizada', puede: [] };
      },
    },
  });
  await bandeja.persona.keyboard('a');
  await screen.findByText('Nada espera su respuesta');
  await waitFor(() => expect(bandeja.router.state.location.search).toEqual({}));
});

it('lo que no se pudo autorizar se dice ahí, y sigue abierta', async () => {
  const { persona } = await abrirUna({
    respuestas: { [RESPUESTA]: () => rechazo('SIN_PODER_DE_AUTORIZAR', 'Su rol no autoriza esto.') },
  });
  await persona.click(screen.getByRole('button', { name: 'Autorizar' }));
  expect((await within(panel()).findByRole('alert')).textContent).toBe('Su rol no autoriza esto.');
  expect(titulo()).toBe('Transferencia a otro titular');
});

it('si otra persona respondió antes, la lista lo dice al momento', async () => {
  const bandeja = await abrirUna({
    respuestas: {
      [RESPUESTA]: () => {
        bandeja.tiene.porResponder = [OTRA];
        return rechazo('ESTADO_NO_ADMITE', 'Ya se respondió o se retiró.');
      },
    },
  });
  await bandeja.persona.keyboard('a');
  await waitFor(() => expect(filas()).toHaveLength(1));
});

it('negar lleva un motivo; lo escrito queda si el servidor se niega', async () => {
  let seNiega = true;
  const bandeja = await abrirUna({
    respuestas: {
      [RESPUESTA]: () => {
        if (seNiega) return rechazo('ESTADO_NO_ADMITE', 'El pedido venció: debe hacerse de nuevo.');
        bandeja.tiene.porResponder = [OTRA];
        return { ...UNA, estado: 'negada', puede: [] };
      },
    },
  });
  const { persona, a } = bandeja;
  await persona.keyboard('n');
  const dialogo = await screen.findByRole('dialog', { name: 'Negar la autorización' });
  const negar = within(dialogo).getByRole('button', { name: 'Negar' });
  await persona.click(negar);
  await within(dialogo).findByText('Escriba el motivo.');
  expect(a(RESPUESTA)).toEqual([]);
  const motivo = within(dialogo).getByLabelText<HTMLTextAreaElement>(/Motivo/);
  await persona.type(motivo, 'No es el titular, a mi saber');
  await persona.click(negar);
  await within(dialogo).findByText('El pedido venció: debe hacerse de nuevo.');
  expect(motivo.value).toBe('No es el titular, a mi saber');
  seNiega = false;
  await persona.click(negar);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const enviado = { decision: 'negada', motivo: 'No es el titular, a mi saber' };
  expect(a(RESPUESTA).map(({ cuerpo }) => cuerpo)).toEqual([enviado, enviado]);
  await waitFor(() => expect(titulo()).toBe('Cambiar titulares'));
});

it('cancelar la negativa no responde nada y deja el panel como estaba', async () => {
  const { persona, a } = await abrirUna();
  await persona.click(screen.getByRole('button', { name: 'Negar' }));
  const dialogo = await screen.findByRole('dialog');
  await persona.type(within(dialogo).getByLabelText(/Motivo/), 'Algo');
  await persona.click(within(dialogo).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([a(RESPUESTA), titulo()]).toEqual([[], 'Transferencia a otro titular']);
});

it('lo que ya no se puede responder no ofrece responder, ni con teclas', async () => {
  const { persona, a } = await abrirUna({ porResponder: [{ ...UNA, puede: [] }] });
  expect(screen.queryByRole('button', { name: 'Autorizar' })).toBeNull();
  await persona.keyboard('an');
  expect([screen.queryByRole('dialog'), a(RESPUESTA)]).toEqual([null, []]);
});

it('Escape en el panel lo cierra', async () => {
  const { persona, router } = await abrirUna();
  await waitFor(() => expect(document.activeElement).toBe(panel()));
  await persona.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(screen.queryByRole('region', { name: 'Autorización' })).toBeNull();
});

it('mientras llega se ve su lugar; si falla se dice por qué y se puede pedir otra vez', async () => {
  let falla = true;
  const { persona } = abrir({
    respuestas: {
      'GET /api/contabilidad/partidas/por-aprobar': () =>
        falla ? rechazo('SIN_PERMISO', 'Su sesión ya no puede ver esto.', 403) : { total: 0, partidas: [] },
    },
  });
  await screen.findByRole('status', { name: 'Cargando lo que espera su respuesta' });
  await screen.findByText('Su sesión ya no puede ver esto.');
  falla = false;
  await persona.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('grid', { name: 'Por responder' });
  expect(filas()).toHaveLength(2);
});

it('donde el panel va encima de la lista, sus teclas valen igual', async () => {
  Object.assign(window, { innerWidth: 1024 });
  const { persona, a } = abrir({
    direccion: `/?autorizacion=${UNA.id}`,
    respuestas: { [RESPUESTA]: () => UNA },
  });
  await screen.findByRole('dialog', { name: 'Autorización' });
  await persona.keyboard('n');
  const negar = await screen.findByRole('dialog', { name: 'Negar la autorización' });
  // Over its own panel another dialog is open: the keys are of whoever writes in it.
  within(negar).getByRole('button', { name: 'Cancelar' }).focus();
  await persona.keyboard('a');
  expect(a(RESPUESTA)).toEqual([]);
  await persona.click(within(negar).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Negar la autorización' })).toBeNull());
  await persona.keyboard('a');
  await waitFor(() => expect(a(RESPUESTA)).toHaveLength(1));
});
