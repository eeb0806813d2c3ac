import type { LoContado } from '@cuadra/contract/contabilidad/cajas/conteo';
import { contadoPorMedio, totalPorMedio } from '@cuadra/core/cajas/arqueo';
import { type Conteo, clavesDeDenominacion, valorDeConteo } from '@cuadra/core/cajas/denominaciones';
import { centavos, formatearCifra } from '@cuadra/core/dinero';
import { cleanup, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { ConValor } from '#ui/testing/con-valor.tsx';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { HojaDeConteo } from './hoja-de-conteo.tsx';
import { SIN_CONTAR } from './lo-contado.ts';

function hoja(inicial: LoContado = SIN_CONTAR, comparar?: Conteo) {
  const alCambiar = vi.fn<(valor: LoContado) => void>();
  const alFinal = vi.fn();
  const pantalla = mostrar(
    <ConValor inicial={inicial} onCambio={alCambiar}>
      {(valor, cambiar) => (
        <HojaDeConteo
          valor={valor}
          alCambiar={cambiar}
          tasaDolar={7_650_000}
          comparar={comparar}
          alFinal={alFinal}
        />
      )}
    </ConValor>,
  );
  const campo = (nombre: string) => screen.getByRole<HTMLInputElement>('textbox', { name: nombre });
  const total = () => {
    const totales = screen.getByLabelText('Total contado');
    return within(totales).getByText('Total contado (Q)').nextElementSibling?.textContent;
  };
  return { ...pantalla, alCambiar, alFinal, campo, total };
}

const enfocado = () => document.activeElement?.getAttribute('aria-label');

it('2 fajos de Q 20 + 3 sueltos + 1 deteriorado = 204 × 20.00 = 4,080.00, al escribir', async () => {
  const { persona, campo, total } = hoja();
  expect(total()).toBe('0.00');
  await persona.type(campo('Billetes de Q 20, fajos de 100'), '2');
  await persona.type(campo('Billetes de Q 20, sueltas'), '3');
  await persona.type(campo('Billetes de Q 20, deterioradas'), '1');
  expect(total()).toBe('4,080.00');
});

it('Intro y ↓ bajan por la columna, ↑ sube; de las monedas, que no van en fajos, por las sueltas', async () => {
  const { persona, campo } = hoja();
  await persona.click(campo('Billetes de Q 200, fajos de 100'));
  await persona.keyboard('1{Enter}2{ArrowDown}');
  expect(enfocado()).toBe('Billetes de Q 50, fajos de 100');
  await persona.keyboard('{ArrowUp}');
  expect(enfocado()).toBe('Billetes de Q 100, fajos de 100');
  expect(campo('Billetes de Q 100, fajos de 100').value).toBe('2');
  await persona.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}');
  expect(enfocado()).toBe('Monedas de Q 1, sueltas');
  expect(screen.queryByRole('textbox', { name: 'Monedas de Q 1, fajos de 100' })).toBeNull();
});

it('se cuenta entero con el teclado: Intro en el último campo lleva a lo que sigue', async () => {
  const { persona, campo, total, alFinal } = hoja();
  await persona.click(campo('Billetes de Q 200, sueltas'));
  await persona.keyboard('1{Enter}'.repeat(clavesDeDenominacion.length));
  // 200 + 100 + 50 + 20 + 10 + 5 + 1 + 1 + 0.50 + 0.25 + 0.10 + 0.05 + 0.01 = 387.91
  expect(total()).toBe('387.91');
  expect(alFinal).toHaveBeenCalledTimes(1);
});

it('solo entran cifras, y lo que se borra deja de contarse', async () => {
  const { persona, campo, alCambiar } = hoja();
  const sueltas = campo('Monedas de Q 0.25, sueltas');
  await persona.type(sueltas, '-1.5x');
  expect(sueltas.value).toBe('15');
  await persona.clear(sueltas);
  expect(alCambiar.mock.lastCall?.[0].conteo).toEqual({});
  await persona.type(sueltas, '0');
  expect(alCambiar.mock.lastCall?.[0].conteo).toEqual({ m25: { fajos: 0, sueltas: 0, deterioradas: 0 } });
});

it('el total es el del núcleo, con lo que sea que se cuente', () => {
  const piezas = fc.integer({ min: 0, max: 5_000 });
  const conteos = fc.dictionary(
    fc.constantFrom(...clavesDeDenominacion),
    fc.record({ fajos: piezas, sueltas: piezas, deterioradas: piezas }),
  );
  const montos = fc.array(fc.integer({ min: 1, max: 10_000_000 }).map(centavos), { maxLength: 3 });
  fc.assert(
    fc.property(conteos, montos, montos, (crudo, cheques, vales) => {
      const conteo: Conteo = Object.fromEntries(
        Object.entries(crudo).map(([clave, suyas]) => [
          clave,
          clave.startsWith('m') ? { ...suyas, fajos: 0 } : suyas,
        ]),
      );
      const valor: LoContado = {
        conteo,
        cheques: cheques.map((monto, lugar) => ({ banco: 'B', numero: String(lugar), monto })),
        vales: vales.map((monto) => ({ concepto: 'Vale', monto })),
        dolares: { d10000: 3 },
      };
      const { total } = hoja(valor);
      const esperado = totalPorMedio(
        contadoPorMedio({ efectivo: conteo, cheques: valor.cheques, vales: valor.vales }),
      );
      expect(total()).toBe(formatearCifra(esperado));
      expect(esperado - valorDeConteo(conteo)).toBe(
        [...cheques, ...vales].reduce((suma, uno) => suma + uno, 0),
      );
      cleanup();
    }),
    { numRuns: 10 },
  );
});

it('compara con el último cierre solo después de escribir cada denominación', async () => {
  const antes: Conteo = { b10000: { fajos: 0, sueltas: 7, deterioradas: 0 } };
  const { persona, campo } = hoja(SIN_CONTAR, antes);
  expect(screen.queryByText(/había|igual/)).toBeNull();
  await persona.type(campo('Billetes de Q 100, sueltas'), '6');
  expect(screen.getByText('había 7')).toBeTruthy();
  await persona.clear(campo('Billetes de Q 100, sueltas'));
  await persona.type(campo('Billetes de Q 100, sueltas'), '7');
  expect(screen.getByText('igual')).toBeTruthy();
  await persona.type(campo('Billetes de Q 50, sueltas'), '1');
  expect(screen.getByText('no había')).toBeTruthy();
});

it('los cheques entran en el total y los dólares no', async () => {
  const { persona, total, campo } = hoja();
  await persona.click(screen.getByRole('button', { name: 'Agregar cheque' }));
  await persona.type(campo('Banco del cheque 1'), 'Banrural');
  await persona.type(campo('Número del cheque 1'), '501');
  await persona.type(campo('Monto del cheque 1'), '1,250.75');
  expect(total()).toBe('1,250.75');
  await persona.click(screen.getByText('Dólares, aparte'));
  await persona.type(campo('Billetes de US$ 100'), '2');
  expect(total()).toBe('1,250.75');
  // 200 × 7.65 = 1,530.00
  expect(screen.getByText(/US\$ 200 a Q.7.65 por US\$.1: Q.1,530\.00/)).toBeTruthy();
});

it('un cheque que se agrega se escribe enseguida; al quitarlo, el teclado vuelve a «Agregar cheque»', async () => {
  const { persona } = hoja();
  const agregar = screen.getByRole('button', { name: 'Agregar cheque' });
  await persona.click(agregar);
  expect(enfocado()).toBe('Banco del cheque 1');
  await persona.click(agregar);
  expect(enfocado()).toBe('Banco del cheque 2');
  await persona.click(screen.getByRole('button', { name: 'Quitar el cheque 2' }));
  expect(document.activeElement).toBe(agregar);
});
