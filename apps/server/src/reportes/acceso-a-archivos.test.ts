// Who may have a file, for how long, and what its code answers.
import { Readable } from 'node:stream';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import * as contrato from '@cuadra/contract/reportes/archivos';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrirOficina, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { ConfirmacionIncierta } from '#platform/database/falla-de-la-base.ts';
import type { Trabajo, Trabajos } from '#platform/jobs/trabajos.ts';
import type { TrabajoPdf } from '#platform/pdf/taller-de-pdf.ts';
import { registro } from '#registro-de-reportes.ts';
import { atenderReportes } from './atender-reportes.ts';
import { nuevoCodigo } from './codigo.ts';
import type { TrabajoDeReporte } from './pedir-archivo.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
  await oficina.contabilizada(oficina.contador, { fecha: '2026-11-10', lineas: lineas(1_234_56) });
  await oficina.contabilizada(oficina.contador, {
    fecha: '2026-11-11',
    agencia: '02',
    lineas: lineas(50_00),
  });
});
afterAll(() => oficina.cerrar());

const pedir = (token: string, filtros: object = {}, reporte: 'partidas' | 'comprobantes' = 'partidas') =>
  oficina.llamar(
    contrato.pedirArchivo,
    { body: { reporte, formato: reporte === 'partidas' ? 'csv' : 'pdf', filtros: { ...filtros } } },
    { token },
  );
const bajar = (token: string, id: string) =>
  oficina.llamar(contrato.bajarArchivo, { params: { id } }, { token });
const verificar = (token: string, codigo: string) =>
  oficina.llamar(contrato.verVerificacion, { params: { codigo } }, { token });

describe('quién puede tener un archivo', () => {
  it('quien no puede ver el reporte no lo pide', async () => {
    const { status, problema } = await pedir(await oficina.entrar('cajero@cuadra.demo'));
    expect([status, problema.codigo]).toEqual([403, 'SIN_PERMISO']);
  });

  it('nadie pide los libros de una agencia que no es suya, y de todas solo recibe las suyas', async () => {
    const { status, problema } = await pedir(oficina.forastero, { agencia: '01' });
    expect([status, problema.codigo]).toEqual([403, 'SIN_AGENCIA']);
    const { cuerpo } = await pedir(oficina.forastero);
    const texto = (await bajar(oficina.forastero, cuerpo.id)).cruda.rawPayload.toString('utf8');
    expect(texto).toContain(',50.00,50.00');
    expect(texto).not.toContain('1234.56');
  });

  it('el archivo de otra persona no existe', async () => {
    const { cuerpo } = await pedir(oficina.contador);
    for (const endpoint of [contrato.verArchivo, contrato.bajarArchivo, contrato.quitarArchivo] as const) {
      const { status } = await oficina.llamar(
        endpoint,
        { params: { id: cuerpo.id } },
        { token: oficina.contador2 },
      );
      expect(status).toBe(404);
    }
    const { cuerpo: suyos } = await oficina.llamar(contrato.listarArchivos, {}, { token: oficina.contador2 });
    expect(suyos).toEqual([]);
  });

  it('quien perdió la agencia o el permiso ya no lo descarga', async () => {
    const { cuerpo } = await pedir(oficina.contador2);
    const deContador2 = `(select id from usuario where correo = 'contador2@cuadra.demo')`;
    await oficina.comoDueno(`delete from usuario_agencia where agencia = '02' and usuario = ${deContador2}`);
    expect((await bajar(oficina.contador2, cuerpo.id)).problema.codigo).toBe('SIN_AGENCIA');
    await oficina.comoDueno(`insert into usuario_agencia (usuario, agencia) select ${deContador2}, '02'`);
    expect((await bajar(oficina.contador2, cuerpo.id)).status).toBe(200);
    await oficina.comoDueno(`update usuario_rol set rol = 'cajero' where usuario = ${deContador2}`);
    expect((await bajar(oficina.contador2, cuerpo.id)).problema.codigo).toBe('SIN_PERMISO');
    await oficina.comoDueno(`update usuario_rol set rol = 'contador' where usuario = ${deContador2}`);
  });

  it('los filtros que el reporte no entiende se dicen campo por campo; un formato que no tiene, también', async () => {
    const { status, problema } = await pedir(oficina.contador, { desde: 'ayer', estado: 'perdida' });
    expect(status).toBe(400);
    expect(problema.errores?.map(({ campo }) => campo)).toEqual(['filtros.desde', 'filtros.estado']);
    const { problema: sinHoja } = await oficina.llamar(
      contrato.pedirArchivo,
      { body: { reporte: 'comprobantes', formato: 'csv', filtros: {} } },
      { token: oficina.contador },
    );
    expect(sinHoja.errores?.[0]?.campo).toBe('formato');
  });

  it('queda en la bitácora quién se lo llevó, con qué filtros', async () => {
    const { cuerpo } = await pedir(oficina.contador, { desde: '2026-11-10' });
    const { rows } = await sql<{ accion: string; reporte: string; desde: string }>`
      select accion, despues ->> 'reporte' as reporte, despues -> 'filtros' ->> 'desde' as desde from bitacora
      where entidad = 'reporte' and id_entidad = ${cuerpo.codigo.replace('-', '')}`.execute(oficina.db);
    expect(rows).toEqual([{ accion: 'reportes:generar', reporte: 'partidas', desde: '2026-11-10' }]);
  });
});

describe('el código de verificación', () => {
  it('dice de qué se hizo, y si los libros todavía dicen lo mismo', async () => {
    const { cuerpo } = await pedir(oficina.contador, { desde: '2026-11-10', hasta: '2026-11-10' });
    const antes = await verificar(oficina.contador2, cuerpo.codigo.toLowerCase().replace('-', ' '));
    expect(antes.cuerpo).toMatchObject({
      codigo: cuerpo.codigo,
      reporte: 'partidas',
      formato: 'csv',
      filas: 1,
      detalles: ['Del 10/11/2026', 'Todas las agencias', 'Montos en quetzales.'],
      sigueIgual: true,
    });
    expect(antes.cuerpo.huella).toMatch(/^[0-9a-f]{64}$/);

    await oficina.contabilizada(oficina.contador, { fecha: '2026-11-11', lineas: lineas(1) });
    expect((await verificar(oficina.contador, cuerpo.codigo)).cuerpo.sigueIgual).toBe(true);
    await oficina.contabilizada(oficina.contador, { fecha: '2026-11-10', lineas: lineas(1) });
    const despues = await verificar(oficina.contador, cuerpo.codigo);
    expect([despues.cuerpo.sigueIgual, despues.cuerpo.huella]).toEqual([false, antes.cuerpo.huella]);
  });

  it('con otras agencias que las del documento, compara las de entonces', async () => {
    const { cuerpo } = await pedir(oficina.forastero, { hasta: '2026-11-12' });
    const { cuerpo: visto } = await verificar(oficina.contador, cuerpo.codigo);
    expect([visto.agencias, visto.sigueIgual]).toEqual([['02'], true]);
  });

  it('no lo responde a quien no puede ver ese reporte o esas agencias, ni lo que nunca se imprimió', async () => {
    const { cuerpo } = await pedir(oficina.contador);
    const cajero = await oficina.entrar('cajero@cuadra.demo');
    expect((await verificar(cajero, cuerpo.codigo)).problema.codigo).toBe('SIN_PERMISO');
    expect((await verificar(oficina.forastero, cuerpo.codigo)).problema.codigo).toBe('SIN_AGENCIA');
    expect((await verificar(oficina.contador, '2222-2222')).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await verificar(oficina.contador, 'K7QM-3XO0')).status).toBe(400);
  });

  it('nadie lo cambia ni lo borra con el rol de la aplicación', async () => {
    await expect(sql`delete from verificacion_reporte`.execute(oficina.db)).rejects.toThrow(
      'permission denied',
    );
    await expect(sql`update verificacion_reporte set filas = 0`.execute(oficina.db)).rejects.toThrow(
      'permission denied',
    );
  });
});

describe('un archivo vence', () => {
  it('a los siete días ya no está, y quien pide otro se lleva los vencidos', async () => {
    const { cuerpo } = await pedir(oficina.contador);
    oficina.reloj.avanzar({ hours: 24 * 7 + 1 });
    const token = await oficina.entrar('contador@cuadra.demo');
    expect((await bajar(token, cuerpo.id)).status).toBe(404);
    await pedir(token);
    const { rows } = await sql<{ id: string }>`select id from archivo_reporte`.execute(oficina.db);
    expect(rows.map(({ id }) => id)).not.toContain(cuerpo.id);
    const { cuerpo: verificado } = await verificar(token, cuerpo.codigo);
    expect(verificado.codigo).toBe(cuerpo.codigo);
    oficina.reloj.poner('2026-11-16T15:00:00Z');
  });
});

describe('el trabajo que los hace', () => {
  let hacer: (trabajo: Trabajo<TrabajoDeReporte>) => Promise<void>;
  let usuario: string;
  /** Done when the test says. */
  const enLaMano: Trabajos = {
    encolar: async () => undefined,
    atenderPorReloj: async () => undefined,
    atender: async (_cola, atiende) => {
      hacer = atiende as unknown as typeof hacer;
    },
    enCurso: () => false,
    ponerAlDia: async () => undefined,
    cerrar: async () => undefined,
  };
  beforeEach(async () => {
    await atenderReportes({ ...oficina.plataforma, trabajos: enLaMano }, registro);
    const fila = await sql<{ id: string }>`
      select id from usuario where correo = 'contador2@cuadra.demo'`.execute(oficina.db);
    usuario = fila.rows[0]?.id ?? '';
  });
  const encolado = async (filtros: object) => {
    const { rows } = await sql<{ id: string }>`
      insert into archivo_reporte (codigo, reporte, titulo, formato, nombre, filtros, usuario, estado, filas, pedido_en, vence_en)
      values (${nuevoCodigo()}, 'partidas', 'Partidas', 'csv', 'x.csv', ${JSON.stringify(filtros)},
        ${usuario}::uuid, 'en_cola', 6000, '2026-11-16', '2027-01-01')
      returning id`.execute(oficina.db);
    return rows[0]?.id ?? '';
  };
  const trabajo = (archivo: string, esUltimoIntento: boolean) => ({
    id: '5f0c8a52-8f6e-4b62-a2a0-0c9b8a3c8f01',
    datos: { archivo, usuario, sesion: '5f0c8a52-8f6e-4b62-a2a0-0c9b8a3c8f02' },
    esUltimoIntento,
  });
  const estadoDe = async (id: string) =>
    (
      await sql<{ estado: string; motivo: string | null }>`
        select estado, motivo from archivo_reporte where id = ${id}::uuid`.execute(oficina.db)
    ).rows[0];

  it('lo que quien pidió ya no puede ver no se hace, y se le dice', async () => {
    const id = await encolado({ agencia: '99' });
    await hacer(trabajo(id, false));
    expect(await estadoDe(id)).toEqual({
      estado: 'fallido',
      motivo: 'Su usuario no trabaja en esa agencia.',
    });
    const { cuerpo } = await oficina.llamar(listarNotificaciones, {}, { token: oficina.contador2 });
    expect(cuerpo[0]).toMatchObject({ title: 'No se pudo hacer un archivo' });
  });

  it('una falla pasajera se intenta otra vez; la última se da por fallida', async () => {
    const id = await encolado({});
    await oficina.comoDueno('alter table archivo_reporte_trozo rename to trozo_escondido');
    await expect(hacer(trabajo(id, false))).rejects.toThrow();
    expect((await estadoDe(id))?.estado).toBe('en_cola');
    await hacer(trabajo(id, true));
    expect(await estadoDe(id)).toMatchObject({
      estado: 'fallido',
      motivo: expect.stringContaining('Pídalo de nuevo'),
    });
    await oficina.comoDueno('alter table trozo_escondido rename to archivo_reporte_trozo');
  });

  it('cancelado mientras se hace, no queda nada de él ni se avisa', async () => {
    const id = await encolado({});
    const { pdf } = oficina.plataforma;
    async function* conCancelacion(partes: AsyncIterable<Uint8Array>) {
      for await (const parte of partes) {
        const peticion = { params: { id } };
        await oficina.llamar(contrato.quitarArchivo, peticion, { token: oficina.contador2 });
        yield parte;
      }
    }
    const conOtroTaller = {
      ...pdf,
      hacer: (trabajo: TrabajoPdf) => Readable.from(conCancelacion(pdf.hacer(trabajo))),
    };
    await atenderReportes({ ...oficina.plataforma, trabajos: enLaMano, pdf: conOtroTaller }, registro);
    const avisos = async () =>
      (await oficina.llamar(listarNotificaciones, {}, { token: oficina.contador2 })).cuerpo.length;
    const antes = await avisos();
    await hacer(trabajo(id, false));
    expect(await estadoDe(id)).toBeUndefined();
    expect(await avisos()).toBe(antes);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from archivo_reporte_trozo where archivo = ${id}::uuid`.execute(oficina.db);
    expect(rows[0]?.n).toBe(0);
  });

  it('lo que se pierde con el principal se hace de nuevo, también en el último intento', async () => {
    const id = await encolado({});
    const { pdf } = oficina.plataforma;
    const dibujar = vi.fn(pdf.hacer).mockImplementationOnce(() => {
      throw new Error('Connection terminated unexpectedly');
    });
    const cortado = { ...oficina.plataforma, trabajos: enLaMano, pdf: { ...pdf, hacer: dibujar } };
    await atenderReportes(cortado, registro);
    await hacer(trabajo(id, true));
    expect(dibujar).toHaveBeenCalledTimes(2);
    expect(await estadoDe(id)).toEqual({ estado: 'listo', motivo: null });
  });

  it('confirmado sin que llegara a saberse, no se hace de nuevo', async () => {
    const id = await encolado({});
    const { pdf } = oficina.plataforma;
    async function* hastaConfirmar() {
      yield Buffer.from('x');
      await oficina.comoDueno(`update archivo_reporte set estado = 'listo', bytes = 1 where id = '${id}'`);
      throw new ConfirmacionIncierta(new Error('Connection terminated unexpectedly'));
    }
    const dibujar = vi.fn(() => Readable.from(hastaConfirmar()));
    const incierto = { ...oficina.plataforma, trabajos: enLaMano, pdf: { ...pdf, hacer: dibujar } };
    await atenderReportes(incierto, registro);
    await hacer(trabajo(id, true));
    expect(dibujar).toHaveBeenCalledOnce();
    expect(await estadoDe(id)).toEqual({ estado: 'listo', motivo: null });
  });

  it('hecho dos veces por un reintento, queda una sola vez', async () => {
    const id = await encolado({});
    await hacer(trabajo(id, false));
    const una = (await bajar(oficina.contador2, id)).cruda.rawPayload;
    await hacer(trabajo(id, false));
    expect((await bajar(oficina.contador2, id)).cruda.rawPayload).toEqual(una);
  });
});
