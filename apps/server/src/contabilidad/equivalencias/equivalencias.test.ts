// What the accounts of another program are here, said once: kept, changed, taken out, brought back, and used by an import.
import * as contrato from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import { importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import { CSV } from '@cuadra/contract/medios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  abrirOficina,
  CAJA_CHICA,
  DE_MAYOR,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const token = () => ({ token: oficina.contador });
const crear = (nombre: string, cuentas: contrato.CuentaDicha[] = []) =>
  oficina.llamar(contrato.crearEquivalencia, { body: { nombre, cuentas } }, token());
const ver = async (id: string) =>
  (await oficina.llamar(contrato.verEquivalencia, { params: { id } }, token())).cuerpo;
const decir = (id: string, cuentas: contrato.CuentaDicha[]) =>
  oficina.llamar(contrato.decirCuentas, { params: { id }, body: { cuentas } }, token());
const traer = (id: string, texto: string) =>
  oficina.llamar(
    contrato.traerEquivalencia,
    { params: { id }, body: { mediaType: CSV, bytes: Buffer.from(texto) } },
    token(),
  );

describe('una equivalencia', () => {
  it('se guarda con su nombre, que no es de otra, y se le cambia', async () => {
    const { status, cuerpo } = await crear('Contaplus', [{ antes: 'Caja  Chica', idCuenta: CAJA_CHICA }]);
    expect([status, cuerpo.nombre, cuerpo.cuentas]).toEqual([201, 'Contaplus', 1]);
    expect((await crear('Contaplus')).problema.codigo).toBe('EQUIVALENCIA_YA_EXISTE');
    const otra = await oficina.llamar(
      contrato.renombrarEquivalencia,
      { params: { id: cuerpo.id }, body: { nombre: 'ContaPlus 2' } },
      token(),
    );
    expect(otra.cuerpo.nombre).toBe('ContaPlus 2');
    const { cuerpo: lista } = await oficina.llamar(contrato.listarEquivalencias, {}, token());
    expect(lista.map(({ nombre }) => nombre)).toContain('ContaPlus 2');
  });

  it('lo dicho dos veces de distinta manera es lo mismo: vale lo último', async () => {
    const { cuerpo } = await crear('Dos veces');
    await decir(cuerpo.id, [
      { antes: 'Assets:Petty Cash', idCuenta: SOBRANTES },
      { antes: ' assets : petty cash', idCuenta: CAJA_CHICA },
    ]);
    expect((await ver(cuerpo.id)).lista).toMatchObject([{ idCuenta: CAJA_CHICA }]);
    await decir(cuerpo.id, [{ antes: 'Assets:Petty Cash', idCuenta: null }]);
    expect((await ver(cuerpo.id)).lista).toEqual([]);
  });

  it('solo dice cuentas que reciben movimientos', async () => {
    const { cuerpo } = await crear('Malas');
    expect((await decir(cuerpo.id, [{ antes: 'x', idCuenta: '999' }])).problema.codigo).toBe(
      'CUENTA_NO_EXISTE',
    );
    expect((await decir(cuerpo.id, [{ antes: 'x', idCuenta: DE_MAYOR }])).problema.codigo).toBe(
      'CUENTA_NO_DETALLE',
    );
    expect((await ver(cuerpo.id)).cuentas).toBe(0);
  });

  it('sale como hoja y vuelve a entrar igual', async () => {
    const { cuerpo } = await crear('De ida', [
      { antes: 'Caja, la chica', idCuenta: CAJA_CHICA },
      { antes: '=Otros', idCuenta: SOBRANTES },
    ]);
    const salida = await oficina.app.inject({
      method: 'GET',
      url: `/api/contabilidad/equivalencias/${cuerpo.id}/equivalencia.csv`,
      headers: { authorization: `Bearer ${oficina.contador}` },
    });
    const { cuerpo: otra } = await crear('De vuelta');
    expect((await traer(otra.id, salida.body)).cuerpo.cuentas).toBe(2);
    expect((await ver(otra.id)).lista).toEqual((await ver(cuerpo.id)).lista);
    const mala = await traer(otra.id, 'antes,cuenta\nVentas,No hay tal\n');
    expect(mala.problema.errores).toMatchObject([{ linea: 2, campo: 'cuenta', codigo: 'CUENTA_NO_EXISTE' }]);
  });

  it('se elimina, y lo que se importó con ella queda', async () => {
    const { cuerpo } = await crear('Para importar', [{ antes: 'Petty cash', idCuenta: CAJA_CHICA }]);
    const hoja = [
      'partida,fecha,tipo,agencia,concepto,idCuenta,debe,haber',
      '1,2026-11-10,diario,01,Con otros nombres,PETTY CASH,10.00,',
      `1,,,,,${SOBRANTES},,10.00`,
    ].join('\n');
    const body = { mediaType: CSV, bytes: Buffer.from(hoja) };
    const sin = await oficina.llamar(importarPartidas, { query: {}, body }, token());
    expect(sin.cuerpo.grupos).toMatchObject([{ codigo: 'CUENTA_NO_EXISTE', remedio: 'cuentas' }]);
    const query = { ensayo: 'false' as const, equivalencia: cuerpo.id };
    const con = await oficina.llamar(importarPartidas, { query, body }, token());
    expect(con.cuerpo.contabilizadas).toBe(1);
    const fin = await oficina.llamar(contrato.eliminarEquivalencia, { params: { id: cuerpo.id } }, token());
    expect(fin.cuerpo).toBe(true);
    const ya = await oficina.llamar(importarPartidas, { query, body }, token());
    expect([ya.status, ya.problema.codigo]).toEqual([404, 'NO_ENCONTRADO']);
  });

  it('las cuentas que faltan se crean bajo una de mayor, con su naturaleza, y queda dicho cuál es cada una', async () => {
    const { cuerpo } = await crear('Con las que faltan');
    const faltan = [
      { antes: 'Income:Coffee', nombre: 'Café' },
      { antes: 'Income:Tea', nombre: 'Té' },
      { antes: 'income:TEA', nombre: 'Té' },
    ];
    const pedir = (bajo: string, token = oficina.contador) =>
      oficina.llamar(
        contrato.crearCuentasDichas,
        { params: { id: cuerpo.id }, body: { bajo, cuentas: faltan } },
        { token },
      );
    expect((await pedir(DE_MAYOR, oficina.auxiliar)).status).toBe(403);
    expect((await pedir(SOBRANTES)).problema.codigo).toBe('CUENTA_SIN_MAYOR');
    const { creadas } = (await pedir(DE_MAYOR)).cuerpo;
    expect(creadas.map(({ nombreCuenta }) => nombreCuenta)).toEqual(['Café', 'Té']);
    expect(creadas.every(({ idCuenta }) => idCuenta.startsWith(DE_MAYOR))).toBe(true);
    expect((await ver(cuerpo.id)).lista.map(({ idCuenta }) => idCuenta)).toEqual(
      creadas.map(({ idCuenta }) => idCuenta),
    );
    const naturalezas = await oficina.db
      .selectFrom('cuenta')
      .select('naturaleza')
      .distinct()
      .where('idCuenta', 'in', [DE_MAYOR, ...creadas.map(({ idCuenta }) => idCuenta)])
      .execute();
    expect(naturalezas).toHaveLength(1);
  });
});
