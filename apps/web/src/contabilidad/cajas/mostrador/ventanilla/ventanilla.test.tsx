import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { centavos } from '@cuadra/core/dinero';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/query.ts';
import { newKey } from '#platform/request-key.ts';
import { unsaved } from '#ui/dialogs/unsaved.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { enviarOrden } from '../envio/ordenes.ts';
import { crearRemitente } from '../envio/remitente.ts';
import { RemitenteContext } from '../envio/use-remitente.ts';
import { rechazo, servidor } from '../testing/servidor.ts';
import { useTrabajo } from './use-trabajo.ts';
import { Ventanilla } from './ventanilla.tsx';

conSesion();
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const BASE = '/api/contabilidad/cajas';
const JORNADA = '00000000-0000-4000-8000-0000000000a1';
const LIBRO = centavos(98_765_43);

const caja = {
  id: '00000000-0000-4000-8000-0000000000c1',
  codigo: 'C1',
  nombre: 'Ventanilla 1',
  clase: 'caja',
  agencia: '01',
  nombreAgencia: 'Central',
} as const;

/** Even if the server told what it must not, the counter shows nothing of it. */
const jornada: Jornada = {
  id: JORNADA,
  caja,
  cajero: { id: '00000000-0000-4000-8000-000000000001', nombre: 'Ana Caal' },
  fecha: '2026-11-16',
  estado: 'abierta',
  congelada: null,
  abiertaEn: '2026-11-16T14:00:00Z',
  cerradaEn: null,
  revisadaEn: null,
  movimientos: 2,
  contado: null,
  libro: LIBRO,
  diferencia: centavos(-12_34),
  diferenciaDeApertura: centavos(0),
  descuadre: centavos(0),
  tolerancia: centavos(1_000),
  arqueos: [],
  explicacion: null,
  pasos: [],
  propuesta: null,
  partidaDeDiferencia: null,
  libroPorMedio: { efectivo: LIBRO, cheque: centavos(0), vale: centavos(0) },
  version: 1,
};

const movimiento = (id: string, monto: number) => ({
  id,
  recibo: 123,
  caja: caja.id,
  codigoCaja: 'C1',
  jornada: JORNADA,
  fecha: '2026-11-16',
  clase: 'ingreso',
  sentido: 'entrada',
  medio: 'efectivo',
  monto,
  idCuenta: '401101',
  nombreCuenta: 'Cuotas de ingreso',
  concepto: 'Cuota de ingreso',
  documento: null,
  persona: null,
  partida: { id, ejercicio: 2026, numero: 1 },
  traslado: null,
  ahorro: null,
  revierte: null,
  revertidoPor: null,
  motivo: null,
  hechoPor: { id: 'x', nombre: 'Ana Caal' },
  autorizadoPor: null,
  tieneFormulario: false,
  registradoEn: '2026-11-16T15:00:00Z',
});

const RUTA = `${BASE}/jornadas/${JORNADA}/movimientos`;
const lecturas = {
  [`GET ${BASE}/favoritos`]: () => [
    {
      id: 'f1',
      nombre: 'Cuota de ingreso',
      clase: 'ingreso',
      idCuenta: '401101',
      nombreCuenta: 'Cuotas de ingreso',
      concepto: 'Cuota de ingreso',
    },
  ],
  [`GET ${BASE}/cuentas`]: () => [
    { idCuenta: '401101', nombreCuenta: 'Cuotas de ingreso', esBanco: false },
    { idCuenta: '110201', nombreCuenta: 'Banrural monetaria', esBanco: true },
  ],
  [`GET ${BASE}/configuracion`]: () => ({ tasaDolar: 7_650_000, identificarDesde: 1_000_000 }),
  [`GET ${RUTA}`]: () => ({
    movimientos: [movimiento('m1', 10_000), movimiento('m2', 20_000)],
    siguiente: null,
  }),
};

function Pantalla() {
  const trabajo = useTrabajo();
  return <Ventanilla jornada={jornada} trabajo={trabajo} alContar={() => undefined} />;
}

function abrir(respuestas: Parameters<typeof servidor>[0]) {
  const { pedidas, de } = servidor({ ...lecturas, ...respuestas });
  const remitente = crearRemitente({
    loEscrito: unsaved,
    enviar: enviarOrden,
    probar: async () => undefined,
    hayRed: () => true,
    nuevaLlave: newKey,
    ahoraMs: () => 0,
    alHacerse: () => undefined,
  });
  const pantalla = mostrar(
    <QueryClientProvider client={queryClient}>
      <RemitenteContext value={remitente}>
        <Pantalla />
      </RemitenteContext>
    </QueryClientProvider>,
  );
  return { ...pantalla, pedidas, de, remitente };
}

const monto = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Monto (Q)' });

it('un favorito se registra con seis teclas o menos además de su monto: su número, Intro e Intro', async () => {
  const { persona, de } = abrir({ [`POST ${RUTA}`]: () => movimiento('m3', 15_000) });
  await screen.findByRole('button', { name: /Cuota de ingreso/ });
  let pulsadas = 0;
  window.addEventListener('keydown', () => (pulsadas += 1));
  await persona.keyboard('1');
  expect(document.activeElement).toBe(await monto());
  await persona.keyboard('150');
  await persona.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toMatch(/Registrar Q.150\.00/);
  await persona.keyboard('{Enter}');
  await screen.findByText('Recibo C1-000123');
  expect(pulsadas - '150'.length).toBeLessThanOrEqual(6);
  expect(de('POST')).toMatchObject([
    {
      ruta: RUTA,
      cuerpo: {
        clase: 'ingreso',
        medio: 'efectivo',
        monto: 15_000,
        idCuenta: '401101',
        concepto: 'Cuota de ingreso',
      },
    },
  ]);
  expect(de('POST')[0]?.llave).toMatch(/^[0-9a-f]{32}$/);
});

it('las teclas del mostrador no valen mientras se escribe', async () => {
  const { persona } = abrir({});
  await screen.findByRole('button', { name: /Cuota de ingreso/ });
  await persona.keyboard('i');
  const concepto = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Concepto' });
  await persona.click(concepto);
  await persona.keyboard('1 egreso');
  expect(concepto.value).toBe('1 egreso');
  expect(screen.getByRole('form', { name: 'Ingreso' })).toBeTruthy();
});

it('lo que el servidor rechaza se dice en el formulario y conserva lo escrito; al corregirlo va con otra llave', async () => {
  let veces = 0;
  const { persona, de } = abrir({
    [`POST ${RUTA}`]: () =>
      ++veces === 1
        ? rechazo('CUENTA_BLOQUEADA', 'La cuenta está bloqueada.', 422)
        : movimiento('m3', 15_000),
  });
  await screen.findByRole('button', { name: /Cuota de ingreso/ });
  await persona.keyboard('1');
  await monto();
  await persona.keyboard('150{Enter}{Enter}');
  await screen.findByText('La cuenta está bloqueada.');
  expect((await monto()).value).toBe('150.00');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Concepto' }).value).toBe('Cuota de ingreso');
  await persona.click(screen.getByRole('button', { name: /^Registrar/ }));
  await screen.findByText('Recibo C1-000123');
  const [primera, segunda] = de('POST');
  expect(primera?.llave).not.toBe(segunda?.llave);
});

it('lo que otra persona debe autorizar y no se pidió se dice en el formulario, con lo escrito', async () => {
  const { persona } = abrir({
    [`POST ${RUTA}`]: () => rechazo('AUTORIZACION_REQUERIDA', 'Pasa de lo que usted hace sin otra persona.'),
  });
  await screen.findByRole('button', { name: /Cuota de ingreso/ });
  await persona.keyboard('1');
  await monto();
  await persona.keyboard('150{Enter}{Enter}');
  await screen.findByText('Pasa de lo que usted hace sin otra persona.');
  expect((await monto()).value).toBe('150.00');
});

it('pedida la autorización, el mostrador sigue libre y dice dónde se hace cuando la den', async () => {
  const { persona } = abrir({ [`POST ${RUTA}`]: () => rechazo('AUTORIZACION_PEDIDA', 'Se pidió.') });
  await screen.findByRole('button', { name: /Cuota de ingreso/ });
  await persona.keyboard('1');
  await monto();
  await persona.keyboard('150{Enter}{Enter}');
  await screen.findByText(/Se pidió la autorización/);
  expect(screen.queryByRole('form')).toBeNull();
  const enlace = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ver autorizaciones' });
  expect(enlace.getAttribute('href')).toBe('/autorizaciones?vista=propias');
});

it('si la ley pide el origen de los fondos aparece el formulario y nada de lo escrito se pierde', async () => {
  const { persona, de } = abrir({
    [`POST ${RUTA}`]: () => rechazo('ORIGEN_DE_FONDOS_REQUERIDO', 'La ley pide el origen.', 422),
    [`GET ${BASE}/ive/consulta`]: () => ({ pideFormulario: true }),
  });
  await screen.findByRole('button', { name: /Cuota de ingreso/ });
  await persona.keyboard('1');
  await monto();
  // 10,000.00 or more: who brings it must be named, and Enter goes there.
  await persona.keyboard('80000{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Quién lo entrega' }));
  await persona.keyboard('María Xol{Enter}2450 12345 0101{Enter}{Enter}');
  await screen.findByRole('group', { name: 'Origen de los fondos (IVE)' });
  expect(de('POST')).toEqual([]);
  expect((await monto()).value).toBe('80,000.00');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Dirección' }));
});

it('un retiro de ahorro: se halla la cuenta por nombre, se ve de quién es y va con ella', async () => {
  const halladas = [
    {
      id: 41,
      numero: '01-AHC-000041',
      titulares: [{ nombre: 'Julia Estela Caal Pop', documento: '1234567890101' }],
      producto: 'Ahorro corriente',
      idCuenta: '3011020101',
      estado: 'activa',
      esAPlazo: false,
      saldo: 1_234_50,
    },
  ];
  const { persona, de } = abrir({
    [`GET ${BASE}/cuentas-de-ahorro`]: () => halladas,
    [`POST ${RUTA}`]: () => ({ ...movimiento('m4', 50_000), clase: 'retiro-ahorro', sentido: 'salida' }),
  });
  await screen.findByRole('button', { name: /Cuota de ingreso/ });
  await persona.keyboard('w');
  await persona.keyboard('500{Enter}');
  const cuenta = screen.getByRole('combobox', { name: 'Cuenta de ahorro' });
  expect(document.activeElement).toBe(cuenta);
  await persona.keyboard('caal');
  await screen.findByRole('option', { name: /01-AHC-000041 Julia Estela Caal Pop/ });
  await persona.keyboard('{Enter}');
  expect(await screen.findByText(/Q.1,234\.50/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Quién lo recibe/ }).value).toBe(
    'Julia Estela Caal Pop',
  );
  await persona.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Recibo C1-000123');
  expect(de('POST')).toMatchObject([
    {
      cuerpo: {
        clase: 'retiro-ahorro',
        monto: 50_000,
        idCuenta: '3011020101',
        cuentaAhorro: 41,
        concepto: 'Retiro de ahorro',
        persona: { nombre: 'Julia Estela Caal Pop', documento: '1234567890101' },
      },
    },
  ]);
});

it('la caja abierta se atiende a ciegas: ni lo que dicen los libros ni suma alguna está en la pantalla', async () => {
  const { container } = abrir({});
  await screen.findAllByText('C1-000123');
  const escrito = container.textContent ?? '';
  expect(escrito).toContain('100.00');
  expect(escrito).toContain('200.00');
  for (const cifra of ['98,765.43', '12.34', '300.00']) expect(escrito).not.toContain(cifra);
});
