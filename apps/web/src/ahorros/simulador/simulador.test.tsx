import { centavos } from '@cuadra/core/dinero';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { producto } from '#ahorros/corridas/testing/corrida.ts';
import { servidor } from '#ahorros/cuentas/testing/servidor.ts';
import { enPantalla } from '#ahorros/intereses/testing/pantalla.tsx';
import { queryClient } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { Simulador } from './simulador.tsx';
import { tabla, version } from './testing/producto.ts';

conSesion();
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const PARAMETRO = {
  ...{ desde: '2012-01-01', ultimoDia: null, ppm: 100_000, minimo: centavos(0), estado: 'publicada' },
  ...{ situacion: 'vigente', escritaPor: null, publicadaPor: null, publicadaEn: null, version: 1 },
} as const;

function abrir(busqueda = '') {
  servidor({
    'GET /productos': () => ({ productos: [producto()] }),
    'GET /productos/1': () => ({
      ...producto(),
      versiones: [version({})],
      tablas: [tabla({ ppm: 36_500 })],
      pagadoHasta: null,
      control: [],
      creadoPor: null,
    }),
    'GET /isr-parametros': () => ({ parametros: [PARAMETRO], pagadoHasta: null }),
  });
  return enPantalla(Simulador, '/ahorros/simulador', `/ahorros/simulador${busqueda}`);
}

type Persona = ReturnType<typeof abrir>['persona'];

async function octubre(persona: Persona) {
  for (const [name, fecha] of [
    ['Primer día', '01/10/2026'],
    ['Último día', '31/10/2026'],
  ] as const) {
    const campo = screen.getByRole('textbox', { name });
    await persona.clear(campo);
    await persona.type(campo, fecha);
  }
}

const fila = (name: RegExp) =>
  within(screen.getByRole('table', { name: 'Resultado' })).getByRole('row', { name });

it('sin producto se prueba lo que se escribe: 10,000.00 × 7.3 % × 31 ÷ 365 = 62.00', async () => {
  const { persona } = abrir();
  const tasa = await screen.findByRole('textbox', { name: 'Tasa anual' });
  await octubre(persona);
  await persona.clear(tasa);
  await persona.type(tasa, '7.3');
  expect(fila(/Interés de esos días/).textContent).toContain('62.00');
  expect(screen.queryByRole('columnheader', { name: 'Vigente' })).toBeNull();
});

it('con un producto, lo que se prueba va junto a lo vigente: 31.00 y, al doble, 62.00', async () => {
  const { persona } = abrir('?producto=1');
  const tasa = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tasa anual' });
  expect(tasa.value).toBe('3.65');
  await octubre(persona);
  await persona.clear(tasa);
  await persona.type(tasa, '7.30');
  expect(fila(/Interés de esos días/).textContent).toMatch(/31\.00.*62\.00.*31\.00/);
  expect(fila(/Retención de ISR/).textContent).toMatch(/3\.10.*6\.20.*3\.10/);
  await persona.click(screen.getByRole('button', { name: 'Volver a las vigentes' }));
  expect(fila(/Interés de esos días/).textContent).toMatch(/31\.00.*31\.00.*0\.00/);
});

it('un retiro corta los días y se ve en los tramos: 15.00 + 8.00 = 23.00', async () => {
  const { persona } = abrir('?producto=1');
  await screen.findByRole('textbox', { name: 'Tasa anual' });
  await octubre(persona);
  await persona.click(screen.getByRole('button', { name: 'Agregar un movimiento' }));
  const fecha = screen.getByRole('textbox', { name: 'Fecha del movimiento 1' });
  await persona.clear(fecha);
  await persona.type(fecha, '16/10/2026');
  const monto = screen.getByRole('textbox', { name: /un retiro, con signo menos/ });
  await persona.clear(monto);
  await persona.type(monto, '-5000');
  const [tramos] = screen.getAllByRole('table', { name: 'Tramos de días' });
  expect(tramos === undefined ? [] : within(tramos).getAllByRole('row')).toHaveLength(4);
  expect(fila(/Interés de esos días/).textContent).toMatch(/23\.00.*23\.00/);
});

it('lo que no va junto se dice en su campo', async () => {
  const { persona } = abrir();
  await screen.findByRole('textbox', { name: 'Tasa anual' });
  await persona.selectOptions(screen.getByRole('combobox', { name: 'Capitalización' }), 'diaria');
  await persona.selectOptions(screen.getByRole('combobox', { name: 'Saldo que gana' }), 'promedio');
  expect(
    screen.getByText('La capitalización diaria solo se calcula con el saldo de cada día.'),
  ).toBeDefined();
  expect(screen.getByText('Corrija lo señalado para ver el resultado.')).toBeDefined();
});
