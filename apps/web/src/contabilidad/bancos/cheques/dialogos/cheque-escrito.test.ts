import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/api-error.ts';
import { chequeEscrito, enSuLugar, LINEA_EN_BLANCO, porEnviar, totalDe } from './cheque-escrito.ts';

const bien = {
  ...{ numero: '1001', fecha: '2026-11-10', beneficiario: 'Ferretería', concepto: 'Pintura' },
  lineas: [{ idCuenta: '706105', monto: 300_00, concepto: '' }],
};
const errores = (escrito: object) =>
  chequeEscrito.safeParse({ ...bien, ...escrito }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('un cheque por emitir', () => {
  it('las líneas en blanco no cuentan ni se envían, pero una debe haber', () => {
    const lineas = [LINEA_EN_BLANCO, ...bien.lineas, LINEA_EN_BLANCO];
    expect(errores({ lineas })).toEqual([]);
    expect(porEnviar({ ...bien, lineas }).cuerpo.lineas).toEqual([
      { idCuenta: '706105', monto: 300_00, concepto: null },
    ]);
    expect(errores({ lineas: [LINEA_EN_BLANCO, LINEA_EN_BLANCO] })).toEqual([
      'lineas.0.idCuenta',
      'lineas.0.monto',
    ]);
  });

  it('a medias, pide lo que falta en su línea', () => {
    const lineas = [
      { idCuenta: '706105', monto: null, concepto: '' },
      { idCuenta: '', monto: 50_00, concepto: '' },
      { idCuenta: '706105', monto: 0, concepto: '' },
    ];
    expect(errores({ lineas })).toEqual(['lineas.0.monto', 'lineas.1.idCuenta', 'lineas.2.monto']);
  });

  it('el número es de solo cifras, y no cero', () => {
    for (const numero of ['', '0', '12a', '-3', '1.5', '1234567890123'])
      expect(errores({ numero })).toEqual(['numero']);
    expect(porEnviar({ ...bien, numero: '00045' }).cuerpo.numero).toBe(45);
  });

  it('el total suma lo escrito', () => {
    expect(totalDe([{ monto: 300_00 }, { monto: null }, { monto: 50_05 }])).toBe(350_05);
  });

  it('lo que el servidor rechaza de una línea va a su lugar del formulario', () => {
    const { lugares } = porEnviar({ ...bien, lineas: [LINEA_EN_BLANCO, ...bien.lineas] });
    const mensaje = 'La cuenta está bloqueada.';
    const rechazo = new ApiError('No se puede', {
      ...{ status: 422, codigo: 'X' },
      errores: [
        { campo: 'lineas.0.idCuenta', codigo: 'X', mensaje },
        { campo: 'lineas.0.debe', codigo: 'X', mensaje },
        { campo: 'lineas.1.idCuenta', codigo: 'X', mensaje },
      ],
    });
    const visto = enSuLugar(rechazo, lugares);
    // The last one is the line of the bank, which nobody wrote.
    expect(visto instanceof ApiError && visto.errores.map(({ campo }) => campo)).toEqual([
      'lineas.1.idCuenta',
      'lineas.1.monto',
      '',
    ]);
  });
});
