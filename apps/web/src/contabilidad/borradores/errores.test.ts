import { describe, expect, it } from 'vitest';
import { ApiError, offline } from '#platform/api-error.ts';
import { erroresDe } from './errores.ts';

const rechazo = (...errores: [campo: string, mensaje: string][]) =>
  new ApiError('Hay datos que corregir.', {
    status: 422,
    codigo: 'LINEA_INVALIDA',
    errores: errores.map(([campo, mensaje]) => ({ campo, mensaje, codigo: 'X' })),
  });

describe('lo que el servidor objeta cae donde se escribió', () => {
  it('en el encabezado, en la línea y su campo, o en la partida entera', () => {
    const repartidos = erroresDe(
      rechazo(
        ['fecha', 'El periodo 05/2026 no está abierto en la agencia 01.'],
        ['lineas.3', 'Escriba el monto en el debe o en el haber.'],
        ['lineas.0.idCuenta', 'La cuenta 9 no existe en el catálogo.'],
        ['lineas', 'La partida no cuadra: faltan Q 12.00 en el haber.'],
      ),
    );
    expect(repartidos).toEqual({
      cabecera: { fecha: 'El periodo 05/2026 no está abierto en la agencia 01.' },
      lineas: {
        'lineas.3': 'Escriba el monto en el debe o en el haber.',
        'lineas.0.idCuenta': 'La cuenta 9 no existe en el catálogo.',
      },
      generales: ['La partida no cuadra: faltan Q 12.00 en el haber.'],
    });
  });

  it('de un mismo lugar cuenta lo primero que se dijo', () => {
    expect(erroresDe(rechazo(['concepto', 'Uno'], ['concepto', 'Dos'])).cabecera).toEqual({
      concepto: 'Uno',
    });
  });

  it('lo que no es de ningún campo se dice entero', () => {
    expect(erroresDe(rechazo()).generales).toEqual(['Hay datos que corregir.']);
    expect(erroresDe(offline()).generales[0]).toMatch(/No hay conexión/);
    expect(erroresDe(rechazo(['version', 'No va']))).toMatchObject({ generales: ['No va'], lineas: {} });
  });
});
