import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ConValor } from '#ui/testing/con-valor.tsx';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { AccountPicker } from './account-picker.tsx';

const cuenta = (idCuenta: string, nombreCuenta: string, etiquetas: string[] = []): Cuenta => ({
  idCuenta,
  nombreCuenta,
  tipoCuenta: 'D',
  idParent: null,
  naturaleza: 'deudora',
  estado: 'activa',
  flujo: 'operacion',
  margen: null,
  saldoContrario: 'avisa',
  etiquetas,
  version: 1,
});
const CUENTAS = [
  cuenta('101101', 'Caja'),
  cuenta('101103', 'Bancos del país', ['Disponibilidades']),
  cuenta('301101', 'Depósitos de ahorro'),
  cuenta('706105', 'Arrendamientos'),
];

function elegirEntre(cuentas: readonly Cuenta[], inicial?: string) {
  const onCambio = vi.fn<(idCuenta: string | undefined) => void>();
  const { persona } = mostrar(
    <ConValor inicial={inicial} onCambio={onCambio}>
      {(valor, cambiar) => (
        <AccountPicker label="Cuenta" cuentas={cuentas} value={valor} onChange={cambiar} />
      )}
    </ConValor>,
  );
  const campo = screen.getByRole<HTMLInputElement>('combobox', { name: 'Cuenta' });
  const opciones = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const escribir = async (texto: string) => {
    await persona.click(campo);
    await persona.clear(campo);
    await persona.type(campo, texto);
  };
  return { persona, campo, opciones, escribir, onCambio };
}

describe('buscar', () => {
  it.each([
    ['el comienzo del código', '1011', ['101101Caja', '101103Bancos del país']],
    ['el nombre, sin acentos ni mayúsculas', 'deposito', ['301101Depósitos de ahorro']],
    ['varias palabras en cualquier orden', 'ahorro depo', ['301101Depósitos de ahorro']],
    ['una etiqueta, que se dice', 'disponib', ['101103Bancos del país Disponibilidades']],
    ['no el medio del código', '105', []],
  ])('por %s', async (_, texto, halladas) => {
    const { escribir, opciones } = elegirEntre(CUENTAS);
    await escribir(texto);
    expect(opciones()).toEqual(halladas);
    if (halladas.length === 0) expect(screen.getByText('Ninguna cuenta coincide.')).toBeDefined();
  });

  it('de muchas enseña las primeras y dice cuántas faltan', async () => {
    const muchas = Array.from({ length: 62 }, (_, i) => cuenta(String(1_000 + i), `Cuenta ${i}`));
    const { persona, campo, opciones } = elegirEntre(muchas);
    await persona.click(campo);
    expect(opciones()).toHaveLength(50);
    expect(screen.getByText('Y 12 más: siga escribiendo.')).toBeDefined();
  });
});

describe('con el teclado', () => {
  it('Enter toma la primera hallada, y el campo la dice entera', async () => {
    const { persona, campo, escribir, onCambio } = elegirEntre(CUENTAS);
    await escribir('1011');
    await persona.keyboard('{Enter}');
    expect(onCambio).toHaveBeenCalledExactlyOnceWith('101101');
    expect([campo.value, campo.getAttribute('aria-expanded')]).toEqual(['101101 Caja', 'false']);
  });

  it('si las cuentas llegan después de escribir, Enter toma igual la primera hallada', async () => {
    const onCambio = vi.fn<(idCuenta: string) => void>();
    const elegir = (cuentas: readonly Cuenta[]) => (
      <AccountPicker label="Cuenta" cuentas={cuentas} value={undefined} onChange={onCambio} />
    );
    const { persona, rerender } = mostrar(elegir([]));
    await persona.type(screen.getByRole('combobox'), 'depo');
    rerender(elegir(CUENTAS));
    await persona.keyboard('{Enter}');
    expect(onCambio).toHaveBeenCalledExactlyOnceWith('301101');
  });

  it('las flechas van a las siguientes', async () => {
    const { persona, escribir, onCambio } = elegirEntre(CUENTAS);
    await escribir('1011');
    await persona.keyboard('{ArrowDown}{Enter}');
    expect(onCambio).toHaveBeenCalledExactlyOnceWith('101103');
  });

  it('Escape cierra y devuelve lo que había', async () => {
    const { persona, campo, escribir, onCambio } = elegirEntre(CUENTAS, '706105');
    await escribir('caja');
    await persona.keyboard('{Escape}');
    expect([campo.value, campo.getAttribute('aria-expanded')]).toEqual(['706105 Arrendamientos', 'false']);
    expect(onCambio).not.toHaveBeenCalled();
  });

  it('irse sin elegir deja la que había', async () => {
    const { persona, campo, escribir, onCambio } = elegirEntre(CUENTAS, '706105');
    await escribir('caja');
    await persona.tab();
    expect([campo.value, onCambio.mock.calls]).toEqual(['706105 Arrendamientos', []]);
  });
});

it('con el ratón se elige la que se pulsa', async () => {
  const { persona, campo, onCambio } = elegirEntre(CUENTAS);
  await persona.click(campo);
  await persona.click(screen.getByRole('option', { name: /Arrendamientos/ }));
  expect(onCambio).toHaveBeenCalledExactlyOnceWith('706105');
  expect(campo.value).toBe('706105 Arrendamientos');
});
