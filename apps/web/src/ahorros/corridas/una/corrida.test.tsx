import type { Corrida as CorridaVista } from '@cuadra/contract/ahorros/corridas';
import { centavos } from '@cuadra/core/dinero';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rechazo, servidor } from '#ahorros/cuentas/testing/servidor.ts';
import { enPantalla } from '#ahorros/intereses/testing/pantalla.tsx';
import { session } from '#platform/current-session.ts';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { BETO, corrida, libres, linea, producto } from '../testing/corrida.ts';
import { Corrida } from './corrida.tsx';

conSesion();
beforeEach(() => {
  const usuario = session.usuario();
  if (usuario !== undefined)
    session.actualizar({
      ...usuario,
      permisos: ['intereses:ver', 'intereses:programar', 'intereses:aprobar', 'ahorros:ver'],
    });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

function abrir(
  vista: CorridaVista | (() => CorridaVista | Response),
  respuestas: Parameters<typeof servidor>[0] = {},
  busqueda = '',
) {
  const visto = servidor({
    'GET /corridas/7': () => (typeof vista === 'function' ? vista() : vista),
    'GET /corridas': () => ({ corridas: [], siguiente: null }),
    'GET /corridas-por-hacer': () => ({ porHacer: [] }),
    'GET /productos': () => ({ productos: [producto()] }),
    ...respuestas,
  });
  return { ...enPantalla(Corrida, '/ahorros/corridas/$id', `/ahorros/corridas/7${busqueda}`), visto };
}

it('el resumen dice cuánto, a cuántas, qué quitó el redondeo y quién hizo qué', async () => {
  abrir(corrida());
  expect(await screen.findByText('Interés exacto')).toBeDefined();
  expect(screen.getByText('Q 16,564.0625')).toBeDefined();
  expect(screen.getByText('Q −0.0025')).toBeDefined();
  const tabla = screen.getByRole('table', { name: 'Por producto y agencia' });
  expect(within(tabla).getAllByText('16,564.06')).toHaveLength(2);
  // 16,564.06 − 1,616.54 = 14,947.52
  expect(within(tabla).getAllByText('14,947.52')).toHaveLength(2);
  const franjas = screen.getByRole('table', { name: 'Cuántas cuentas reciben cuánto' });
  expect(within(franjas).getByText('Q 0.01 a 0.99')).toBeDefined();
  expect(within(franjas).getByText('Q 1.00 o más')).toBeDefined();
});

it('el botón nombra su consecuencia, y aplicar pide confirmarla con la versión que se vio', async () => {
  const { persona, visto } = abrir(corrida({ estado: 'aprobado', pasos: libres('aplicar', 'cancelar') }), {
    'POST /corridas/7/aplicacion': () => corrida({ estado: 'aplicando', hechas: 0, version: 4 }),
  });
  const nombre = 'Aplicar 1,000 cuentas por Q\u00a016,564.06; retención Q\u00a01,616.54';
  await persona.click(await screen.findByRole('button', { name: nombre }));
  const dialogo = await screen.findByRole('dialog', { name: 'Aplicar la corrida' });
  await persona.click(within(dialogo).getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(visto.a('POST /corridas/7/aplicacion')[0]?.cuerpo).toEqual({ version: 3 });
  expect(await screen.findByText('0 de 4 tandas (0 %)')).toBeDefined();
});

it('aprobar lleva la huella de lo que se vio; lo advertido se acepta con un motivo', async () => {
  const advertencias = [{ codigo: 'SUBE', mensaje: 'El interés de AHC sube 25.0 %.' }];
  const { persona, visto } = abrir(corrida({ pasos: libres('aprobar'), advertencias }), {
    'POST /corridas/7/aprobacion': () => corrida({ estado: 'aprobado', aprobadaPor: BETO }),
  });
  await persona.click(await screen.findByRole('button', { name: /^Aprobar 1,000 cuentas/ }));
  const dialogo = await screen.findByRole('dialog', { name: 'Aprobar la corrida' });
  await persona.click(within(dialogo).getByRole('button', { name: 'Aprobar' }));
  expect(await within(dialogo).findByText('Escriba el motivo.')).toBeDefined();
  expect(visto.a('POST /corridas/7/aprobacion')).toHaveLength(0);
  await persona.type(
    within(dialogo).getByRole('textbox', { name: /Por qué se aceptan/ }),
    'Subió la tasa en octubre',
  );
  await persona.click(within(dialogo).getByRole('button', { name: 'Aprobar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(visto.a('POST /corridas/7/aprobacion')[0]?.cuerpo).toEqual({
    version: 3,
    huella: 'a'.repeat(64),
    aceptaAdvertencias: 'Subió la tasa en octubre',
  });
});

it('si otra persona actuó, se ve el estado nuevo y lo escrito no se pierde', async () => {
  let actuo = false;
  const { persona } = abrir(
    () =>
      actuo
        ? corrida({ estado: 'aprobado', version: 4, pasos: libres('aplicar') })
        : corrida({ pasos: libres('cancelar') }),
    {
      'POST /corridas/7/cancelacion': () => {
        actuo = true;
        return rechazo('CONFLICTO_DE_EDICION', 'Alguien más la cambió.');
      },
    },
  );
  await persona.click(await screen.findByRole('button', { name: 'Cancelar la corrida' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Cancelar la corrida' });
  const motivo = within(dialogo).getByRole<HTMLTextAreaElement>('textbox', { name: /Motivo/ });
  await persona.type(motivo, 'Faltan los depósitos de ayer');
  await persona.click(within(dialogo).getByRole('button', { name: 'Cancelar la corrida' }));
  expect(await within(dialogo).findByText('Alguien más la cambió.')).toBeDefined();
  expect(await within(dialogo).findByText(/está ahora «Aprobada».*ya no corresponde/)).toBeDefined();
  expect(motivo.value).toBe('Faltan los depósitos de ayer');
  expect(
    within(dialogo).getByRole<HTMLButtonElement>('button', { name: 'Cancelar la corrida' }).disabled,
  ).toBe(true);
});

it('lo que no le toca a la persona se dice, sin botón', async () => {
  const impedimento = 'Quien crea o calcula una corrida no la aprueba.';
  abrir(corrida({ pasos: [{ paso: 'aprobar', impedimento }] }));
  expect(await screen.findByText(impedimento)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
});

it('de lo que no es de su rol solo se dice qué se espera', async () => {
  const usuario = session.usuario();
  if (usuario !== undefined)
    session.actualizar({ ...usuario, permisos: ['intereses:ver', 'intereses:programar'] });
  const ajeno = 'Su rol no da este paso.';
  abrir(corrida({ pasos: [...libres('cancelar'), { paso: 'aprobar', impedimento: ajeno }] }));
  expect(await screen.findByText('Espera que otra persona la apruebe.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Cancelar la corrida' })).toBeDefined();
  expect(screen.queryByText(ajeno)).toBeNull();
});

it('una línea se abre en sus tramos: 15 días con 10,000.00 y 16 con 5,000.00 suman 23.00', async () => {
  const segmentos = [
    { desde: '2026-10-01', hasta: '2026-10-16', dias: 15, saldo: 10_000_00, base: '1000000' },
    { desde: '2026-10-16', hasta: '2026-11-01', dias: 16, saldo: 5_000_00, base: '500000' },
  ].map((uno, i) => ({ ...uno, ppm: 36_500, interes: i === 0 ? '1500.000000000000' : '800.000000000000' }));
  const { persona } = abrir(
    corrida(),
    {
      'GET /corridas/7/lineas': () => ({
        lineas: [
          linea(),
          linea({ cuenta: { id: 502, numero: 'AHC-000502' }, motivo: 'SIN_SALDO', interes: centavos(0) }),
        ],
        siguiente: null,
        totales: { lineas: 2, interes: 31_00, isr: 3_10 },
      }),
      'GET /corridas/7/lineas/501': () => ({
        linea: linea({ interes: centavos(23_00), isr: centavos(2_30), neto: centavos(20_70) }),
        reglas: {
          ...{ metodo: 'diario', base: 'ACT/365F', capitalizacion: 'ninguna', redondeo: 'mitad-arriba' },
          ...{ minimo: 0, tope: null, isrPpm: 100_000 },
        },
        segmentos,
        exacto: '2300.000000000000',
      }),
    },
    '?vista=lineas',
  );
  await persona.click(await screen.findByRole('row', { name: /AHC-000501/ }));
  const tramos = await screen.findByRole('table', { name: 'Tramos de días' });
  expect(
    within(tramos).getByRole('row', { name: /01\/10 – 15\/10\/2026 15 10,000.00 3.65 % 15.00/ }),
  ).toBeDefined();
  expect(
    within(tramos).getByRole('row', { name: /16\/10 – 31\/10\/2026 16 5,000.00 3.65 % 8.00/ }),
  ).toBeDefined();
  expect(within(tramos).getByRole('row', { name: /Suma 31 23.00/ })).toBeDefined();
  expect(screen.getByText('Saldo de cada día')).toBeDefined();
  expect(
    within(screen.getByRole('region', { name: 'Totales de las líneas' })).getByText('2 líneas'),
  ).toBeDefined();
});

it('lo sin pago se cuenta por su motivo y lleva a sus líneas', async () => {
  abrir(corrida({ vencidas: 3 }), {}, '?vista=excepciones');
  const enlace = await screen.findByRole('link', { name: 'No llegó al saldo mínimo que gana intereses.' });
  expect(enlace.getAttribute('href')).toContain('motivo=SALDO_MINIMO');
  expect(screen.getByRole('table', { name: 'Por revisar' })).toBeDefined();
});

it('la partida se ve antes de existir, y sus lados suman lo mismo', async () => {
  const lineas = [
    { idCuenta: '601101', nombreCuenta: 'Intereses pagados', debe: 100_00, haber: 0, concepto: null },
    { idCuenta: '201101', nombreCuenta: 'Ahorro corriente', debe: 0, haber: 90_00, concepto: null },
    { idCuenta: '203101', nombreCuenta: 'ISR por pagar', debe: 0, haber: 10_00, concepto: null },
  ];
  const partida = {
    id: null,
    numero: null,
    fecha: '2026-10-31',
    agencia: '01',
    concepto: 'Intereses AHC',
    lineas,
  };
  abrir(
    corrida(),
    { 'GET /corridas/7/partidas': () => ({ partidas: [partida], total: 1 }) },
    '?vista=contabilidad',
  );
  const tabla = await screen.findByRole('table', { name: /Líneas de la partida/ });
  expect(within(tabla).getByRole('row', { name: 'Total 100.00 100.00' })).toBeDefined();
  expect(screen.getByText('Una partida que se hará al aplicarla; todavía no existe.')).toBeDefined();
});

it('la comparación dice cuánto varía cada producto y qué cuentas cambiaron más', async () => {
  abrir(
    corrida(),
    {
      'GET /corridas/7/comparacion': () => ({
        anterior: { id: 6, nombre: 'Intereses AHC, sep 2026', desde: '2026-09-01', hasta: '2026-10-01' },
        filas: [
          {
            ...{ producto: 'AHC', nombre: 'Ahorro corriente', agencia: '01' },
            esta: { cuentas: 1_000, interes: 110_00, isr: 11_00 },
            antes: { cuentas: 990, interes: 100_00, isr: 10_00 },
          },
        ],
        mayoresCambios: [{ cuenta: 'AHC-000501', titular: 'María Choc', esta: 20_00, antes: 25_00 }],
      }),
    },
    '?vista=comparacion',
  );
  const tabla = await screen.findByRole('table', { name: 'Comparación por producto y agencia' });
  expect(within(tabla).getAllByText('+10.0 %')).toHaveLength(2);
  expect(screen.getByText('−20.0 %')).toBeDefined();
});

it('la que no existe, o es de otras agencias, lo dice y ofrece la lista', async () => {
  abrir(() =>
    Response.json(
      { type: 'about:blank', title: 'x', status: 404, detail: 'No existe.', codigo: 'NO_ENCONTRADO' },
      { status: 404, headers: { 'content-type': 'application/problem+json' } },
    ),
  );
  expect(await screen.findByText('No existe esa corrida')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver las corridas' })).toBeDefined();
});
