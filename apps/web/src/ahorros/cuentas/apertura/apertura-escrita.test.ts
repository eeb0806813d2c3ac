import { centavos } from '@cuadra/core/dinero';
import { describe, expect, it } from 'vitest';
import { cuentaEnLista } from '../testing/cuenta.ts';
import { type AperturaEscrita, aperturaEscrita, enBlanco, porEnviar } from './apertura-escrita.ts';

const titular = { id: '00000000-0000-4000-8000-000000000009', numero: 9, nombre: 'Ana Caal', dpi: null };
const escrita = (cambios: Partial<AperturaEscrita>): AperturaEscrita => ({
  ...enBlanco('01'),
  producto: '3',
  titulares: [titular],
  ...cambios,
});
const faltan = (cambios: Partial<AperturaEscrita>) =>
  aperturaEscrita.safeParse(escrita(cambios)).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('una cuenta que se abre', () => {
  it('a la vista y en ventanilla pide producto y titular, y nada más', () => {
    expect(faltan({})).toEqual([]);
    expect(faltan({ producto: '', titulares: [] })).toEqual(['producto', 'titulares']);
  });

  it('a plazo pide cuál y, si se traslada, a qué cuenta', () => {
    expect(faltan({ aPlazo: true })).toEqual(['plazo']);
    expect(faltan({ aPlazo: true, plazo: '180', alVencer: 'trasladar' })).toEqual(['destino']);
  });

  it('por transferencia pide de qué cuenta y cuánto', () => {
    expect(faltan({ primero: 'transferencia' })).toEqual(['desde', 'monto']);
    expect(faltan({ primero: 'transferencia', desde: cuentaEnLista(), monto: centavos(0) })).toEqual([
      'monto',
    ]);
  });

  it('no envía lo que no es de su producto ni el número que nadie escribió', () => {
    const enviada = porEnviar(escrita({ plazo: '180', alVencer: 'trasladar', desde: cuentaEnLista() }));
    expect(enviada).toMatchObject({
      producto: 3,
      plazo: null,
      alVencer: null,
      destino: null,
      deposito: null,
    });
    expect(enviada).not.toHaveProperty('numero');
  });

  it('envía el depósito con la cuenta de la que sale', () => {
    const desde = cuentaEnLista({ id: 44 });
    expect(porEnviar(escrita({ primero: 'transferencia', desde, monto: centavos(500_00) })).deposito).toEqual(
      {
        desde: 44,
        monto: 500_00,
        puente: null,
      },
    );
  });
});
