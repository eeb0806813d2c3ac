// What leaves no row of its own is noted too: every refusal once, with who, where and why; every file that somebody takes; who
// comes in and who does not. And whoever insists cannot fill the bitácora.
import { iniciarSesion } from '@cuadra/contract/acceso/sesion';
import * as contrato from '@cuadra/contract/administracion/bitacora/bitacora';
import { verInstitucion } from '@cuadra/contract/administracion/institucion';
import { listarUsuarios } from '@cuadra/contract/administracion/usuarios';
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import * as soportes from '@cuadra/contract/contabilidad/borradores/soportes';
import { catalogoCsv } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { comprobantePdf } from '@cuadra/contract/contabilidad/comprobantes';
import { allEndpoints } from '@cuadra/contract/testing/all-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { direccionDe } from '#acceso/testing/permisos/peticiones.ts';
import { abrirOficina, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';

let oficina: Oficina;
let cajero: string;
let auditor: string;
beforeAll(async () => {
  oficina = await abrirOficina();
  cajero = await oficina.entrar('cajero@cuadra.demo');
  auditor = await oficina.entrar('auditor@cuadra.demo');
});
afterAll(() => oficina.cerrar());

const anotadas = async (accion: string) => {
  await oficina.app.anotador.vaciar();
  return oficina.db
    .selectFrom('bitacora')
    .innerJoin('usuario', 'usuario.id', 'bitacora.actor')
    .select(['correo', 'entidad', 'idEntidad', 'despues', 'agencia', 'direccion', 'peticion'])
    .where('accion', '=', accion)
    .orderBy('n')
    .execute();
};
const nuevas = async (accion: string, hacer: () => Promise<unknown>) => {
  const antes = (await anotadas(accion)).length;
  await hacer();
  return (await anotadas(accion)).slice(antes);
};
/** The minute of each person begins again. */
const otroMinuto = () => oficina.app.anotador.vaciar();

describe('los rechazos', () => {
  it('cada llamada que un cajero no puede hacer deja una fila, con quién, dónde y por qué', async () => {
    const suyos: readonly string[] = ['publico', 'autenticado', 'autorizaciones:pedir'];
    const todos = (await allEndpoints()).filter(
      ({ permission }) => !suyos.includes(permission) && !permission.startsWith('cajas:'),
    );
    expect(todos.length).toBeGreaterThan(150);
    const filas = await nuevas('acceso:negar', async () => {
      for (const { method, path } of todos) {
        const { statusCode } = await oficina.app.inject({
          ...{ method, url: direccionDe(path), headers: { authorization: `Bearer ${cajero}` } },
        });
        expect([method, path, statusCode]).toEqual([method, path, 403]);
        await otroMinuto();
      }
    });
    expect(filas.map(({ idEntidad }) => idEntidad)).toEqual(
      todos.map(({ method, path }) => `${method} ${path}`),
    );
    expect(new Set(filas.map(({ correo, direccion }) => `${correo} ${direccion}`))).toEqual(
      new Set(['cajero@cuadra.demo 127.0.0.1']),
    );
    expect(filas[0]?.despues).toMatchObject({ codigo: 'SIN_PERMISO', estado: 403 });
    expect(filas.every(({ peticion }) => /^[\da-f-]{36}$/.test(peticion ?? ''))).toBe(true);
  });

  it('aprobar lo propio, pasar del límite y trabajar en otra agencia también', async () => {
    const { id } = await oficina.crear(oficina.contador, { lineas: lineas(100) });
    await oficina.llamar(
      borradores.enviarPartida,
      { params: { id }, query: {} },
      { token: oficina.contador },
    );
    const filas = await nuevas('acceso:negar', async () => {
      await oficina.llamar(
        borradores.aprobarPartida,
        { params: { id }, query: {} },
        { token: oficina.contador },
      );
      await oficina.llamar(
        borradores.crearPartida,
        {
          body: {
            fecha: '2026-11-10',
            tipo: 'diario',
            agencia: '01',
            concepto: 'De otra agencia',
            lineas: lineas(100),
          },
        },
        { token: oficina.forastero },
      );
      await oficina.llamar(
        borradores.crearPartida,
        {
          body: {
            ...{
              fecha: '2026-11-10',
              tipo: 'diario',
              agencia: '01',
              concepto: 'Demasiado',
              contabilizar: true,
            },
            lineas: lineas(900_000_000),
          },
        },
        { token: oficina.auxiliar },
      );
    });
    expect(filas.map(({ despues }) => despues?.codigo)).toEqual([
      'APROBACION_PROPIA',
      'SIN_AGENCIA',
      'REQUIERE_APROBACION',
    ]);
  });

  it('quien insiste no la llena: sesenta por minuto, y del resto, cuántos', async () => {
    await otroMinuto();
    const insistir = () =>
      Promise.all(Array.from({ length: 200 }, () => oficina.llamar(listarUsuarios, {}, { token: cajero })));
    const demas = await nuevas('acceso:negar-varios', async () => {
      expect(await nuevas('acceso:negar', insistir)).toHaveLength(60);
    });
    expect(demas.map(({ despues }) => despues?.veces)).toEqual([140]);
  });

  it('de quien no ha entrado, nada aquí', async () => {
    const antes = await anotadas('acceso:negar');
    await oficina.llamar(listarUsuarios, {}, {});
    await oficina.llamar(listarUsuarios, {}, { token: 'ninguno' });
    expect(await anotadas('acceso:negar')).toHaveLength(antes.length);
  });
});

describe('los archivos', () => {
  it('quién se llevó un soporte, de qué partida y de qué agencia; una vez por descarga', async () => {
    const { id } = await oficina.contabilizada(oficina.auxiliar);
    const { cuerpo } = await oficina.llamar(
      soportes.agregarSoporte,
      {
        params: { id },
        query: { nombre: 'factura.pdf' },
        body: { mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n') },
      },
      { token: oficina.auxiliar },
    );
    const filas = await nuevas('archivos:bajar', () =>
      oficina.llamar(soportes.verSoporte, { params: { id, idSoporte: cuerpo.id } }, { token: auditor }),
    );
    expect(filas).toEqual([
      expect.objectContaining({
        correo: 'auditor@cuadra.demo',
        agencia: '01',
        despues: expect.objectContaining({ nombre: 'factura.pdf', partida: id }),
      }),
    ]);
    const { cuerpo: lista } = await oficina.llamar(
      contrato.listarBitacora,
      { query: { accion: 'archivos:bajar' } },
      { token: auditor },
    );
    expect(lista.entradas[0]?.sobre).toBe('factura.pdf');
  });

  it('lo que se genera al momento se anota como reporte, y no dos veces', async () => {
    const { id } = await oficina.contabilizada(oficina.auxiliar);
    const bajadas = await nuevas('archivos:bajar', async () => {
      const reportes = await nuevas('reportes:generar', async () => {
        await oficina.llamar(comprobantePdf, { params: { id } }, { token: auditor });
        await oficina.llamar(catalogoCsv, {}, { token: auditor });
      });
      expect(reportes.map(({ despues }) => despues?.reporte)).toEqual(['comprobantes', 'catalogo']);
    });
    expect(bajadas).toEqual([]);
  });

  it('mirar una pantalla no', async () => {
    const filas = await nuevas('archivos:bajar', () => oficina.llamar(verInstitucion, {}, { token: cajero }));
    expect(filas).toEqual([]);
  });
});

describe('los ingresos', () => {
  it('los buenos, los malos y el bloqueo; y los malos son rechazos', async () => {
    const email = 'ahorros@cuadra.demo';
    for (let n = 0; n < 8; n++)
      await oficina.llamar(
        iniciarSesion,
        { body: { email, password: `no-es-esta-${n}` } },
        { direccion: '10.1.1.1' },
      );
    await oficina.entrar('jefe@cuadra.demo');
    const { cuerpo } = await oficina.llamar(
      contrato.listarBitacora,
      { query: { resultado: 'rechazado', limite: 200 } },
      { token: auditor },
    );
    const acciones = new Set(cuerpo.entradas.map(({ accion }) => accion));
    expect(acciones).toContain('sesion:rechazar');
    expect(acciones).toContain('sesion:bloquear');
    expect(acciones).not.toContain('sesion:iniciar');
    const fallida = cuerpo.entradas.find(({ accion }) => accion === 'sesion:rechazar');
    expect([fallida?.direccion, fallida?.sobre]).toEqual(['10.1.1.1', email]);
    const { cuerpo: buenos } = await oficina.llamar(
      contrato.listarBitacora,
      { query: { accion: 'sesion:iniciar', limite: 1 } },
      { token: auditor },
    );
    expect(buenos.entradas).toHaveLength(1);
  });
});
