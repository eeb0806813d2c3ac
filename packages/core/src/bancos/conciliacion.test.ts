import { describe, expect, it } from 'vitest';
import { centavos } from '../dinero.ts';
import { cifrasDeConciliacion, type Pendiente } from './conciliacion.ts';

const pendiente = (
  lado: Pendiente['lado'],
  clase: Pendiente['clase'],
  monto: number,
  explicado = true,
): Pendiente => ({
  lado,
  clase,
  monto: centavos(monto),
  explicado,
});

const conciliar = (saldoBanco: number, saldoLibros: number, pendientes: Pendiente[]) =>
  cifrasDeConciliacion({ saldoBanco: centavos(saldoBanco), saldoLibros: centavos(saldoLibros), pendientes });

describe('la conciliación de una cuenta', () => {
  it('banco 1,000 + depósito 200 − cheques 350 = 850 = libros 865 + interés 10 − comisión 25', () => {
    const cifras = conciliar(1_000, 865, [
      pendiente('libros', 'deposito-en-transito', 200),
      pendiente('libros', 'cheque-en-circulacion', -300),
      pendiente('libros', 'cheque-en-circulacion', -50),
      pendiente('banco', 'nota-de-credito', 10),
      pendiente('banco', 'nota-de-debito', -25),
    ]);
    expect(cifras.banco).toEqual({
      saldo: 1_000,
      ajustes: [
        { lado: 'libros', clase: 'cheque-en-circulacion', cuantos: 2, monto: -350 },
        { lado: 'libros', clase: 'deposito-en-transito', cuantos: 1, monto: 200 },
      ],
      ajustado: 850,
    });
    expect(cifras.libros.ajustes.map(({ clase, monto }) => [clase, monto])).toEqual([
      ['nota-de-debito', -25],
      ['nota-de-credito', 10],
    ]);
    expect(cifras.libros.ajustado).toBe(850);
    expect(cifras.diferencia).toBe(0);
  });

  it('un error lo corrige quien lo hizo: el banco cargó 40 de más, los libros ingresaron 15 de más', () => {
    const cifras = conciliar(960, 1_015, [
      pendiente('banco', 'error-del-banco', -40),
      pendiente('libros', 'error-en-libros', 15),
    ]);
    expect([cifras.banco.ajustado, cifras.libros.ajustado, cifras.diferencia]).toEqual([1_000, 1_000, 0]);
  });

  it('lo excluido se cuenta: sigue en el saldo de quien lo tiene', () => {
    const cifras = conciliar(1_005, 1_000, [pendiente('banco', 'excluida', 5)]);
    expect([cifras.libros.ajustado, cifras.diferencia]).toEqual([1_005, 0]);
  });

  it('si falta algo, la diferencia lo dice', () => {
    expect(conciliar(1_000, 900, [pendiente('banco', 'nota-de-credito', 99)]).diferencia).toBe(1);
  });

  it('por explicar: lo del banco menos lo de los libros, con cuántos de cada lado', () => {
    const { porExplicar, sinExplicar } = conciliar(0, 0, [
      pendiente('banco', 'nota-de-credito', 100, false),
      pendiente('banco', 'nota-de-debito', -30, true),
      pendiente('libros', 'pago-en-transito', -20, false),
      pendiente('libros', 'pago-en-transito', -5, false),
    ]);
    expect(porExplicar).toBe(100 + 20 + 5);
    expect(sinExplicar).toEqual({ banco: 1, libros: 2 });
  });

  it('sin nada pendiente, los saldos son iguales', () => {
    expect(conciliar(500, 500, [])).toMatchObject({
      banco: { ajustes: [], ajustado: 500 },
      libros: { ajustes: [], ajustado: 500 },
      diferencia: 0,
      porExplicar: 0,
    });
  });
});
