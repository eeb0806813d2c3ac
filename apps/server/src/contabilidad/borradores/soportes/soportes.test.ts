import { hash } from 'node:crypto';
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import * as contrato from '@cuadra/contract/contabilidad/borradores/soportes';
import * as partidas from '@cuadra/contract/contabilidad/partidas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirOficina, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { consultar } from '#testing/databases.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1');
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1, 2]);

const agregar = (
  id: string,
  bytes: Uint8Array,
  nombre = 'factura.pdf',
  mediaType = 'application/pdf',
  token = oficina.auxiliar,
) =>
  oficina.llamar(
    contrato.agregarSoporte,
    { params: { id }, query: { nombre }, body: { mediaType, bytes } },
    { token },
  );
const listar = async (id: string) =>
  (await oficina.llamar(contrato.listarSoportes, { params: { id } }, { token: oficina.auxiliar })).cuerpo;
const bajar = (id: string, idSoporte: string) =>
  oficina.llamar(contrato.verSoporte, { params: { id, idSoporte } }, { token: oficina.auxiliar });
const quitar = (id: string, idSoporte: string, token = oficina.auxiliar) =>
  oficina.llamar(contrato.quitarSoporte, { params: { id, idSoporte } }, { token });

describe('agregar y bajar', () => {
  it('vuelve byte por byte, con su tipo, su nombre y quién lo subió', async () => {
    const { id } = await oficina.crear(oficina.auxiliar);
    const { status, cuerpo } = await agregar(id, PDF, 'Factura Á «nueva» n.º 1.pdf');
    expect(status).toBe(201);
    expect(cuerpo).toMatchObject({
      nombre: 'Factura Á «nueva» n.º 1.pdf',
      tipo: 'application/pdf',
      bytes: PDF.length,
      huella: hash('sha256', PDF),
      subidoPor: { nombre: 'José Alfredo Tiul Choc' },
    });
    const { versionConEl, ...guardado } = cuerpo;
    expect([versionConEl, await listar(id)]).toEqual([null, [guardado]]);
    const { cruda } = await bajar(id, cuerpo.id);
    expect(cruda.rawPayload.equals(PDF)).toBe(true);
    expect(cruda.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="Factura A _nueva_ n._ 1.pdf"; filename*=UTF-8''Factura%20%C3%81%20%C2%ABnueva%C2%BB%20n.%C2%BA%201.pdf`,
    });
    const { cuerpo: partida } = await oficina.llamar(
      partidas.verPartida,
      { params: { id } },
      { token: oficina.auxiliar },
    );
    expect(partida.soportes).toBe(1);
  });

  it('manda el contenido, no el nombre ni el encabezado', async () => {
    const { id } = await oficina.crear(oficina.auxiliar);
    const { cuerpo } = await agregar(id, PNG, 'factura.pdf', 'application/pdf');
    expect([cuerpo.tipo, cuerpo.nombre]).toEqual(['image/png', 'factura.pdf.png']);
    const xml = Buffer.from('<?xml version="1.0"?><dte/>');
    const { cuerpo: dte } = await agregar(id, xml, 'dte.xml', 'application/octet-stream');
    expect(dte.tipo).toBe('application/xml');
    const { cruda } = await bajar(id, dte.id);
    expect(cruda.headers).toMatchObject({
      'content-type': 'application/xml',
      'content-disposition': 'attachment; filename="dte.xml"',
    });
  });

  it.each([
    ['un programa con nombre de PDF', Buffer.from('MZ\x90'), 'application/pdf'],
    ['un XML con DOCTYPE', Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), 'text/xml'],
  ])('%s no se admite', async (_, bytes, mediaType) => {
    const { id } = await oficina.crear(oficina.auxiliar);
    const { status, problema } = await agregar(id, bytes, 'factura.pdf', mediaType);
    expect([status, problema.codigo]).toEqual([422, 'SOPORTE_NO_ADMITIDO']);
    expect(await listar(id)).toEqual([]);
  });

  it('10 MB sí, un byte más no; otros formatos, tampoco', async () => {
    const { id } = await oficina.crear(oficina.auxiliar);
    const justo = Buffer.alloc(contrato.SOPORTE_BYTES_MAX);
    PDF.copy(justo);
    expect((await agregar(id, justo)).cuerpo.bytes).toBe(10 * 1024 * 1024);
    const grande = await agregar(id, Buffer.concat([justo, PNG.subarray(0, 1)]));
    expect([grande.status, grande.problema.codigo]).toEqual([413, 'CUERPO_DEMASIADO_GRANDE']);
    const zip = await agregar(id, Buffer.from('PK'), 'a.zip', 'application/zip');
    expect([zip.status, zip.problema.codigo]).toEqual([415, 'TIPO_NO_ADMITIDO']);
  });

  it.each(['', ' ', 'a/b.pdf', 'a\\b.pdf', 'a\nb.pdf', 'x'.repeat(201)])(
    'el nombre %j no sirve',
    async (nombre) => {
      const { id } = await oficina.crear(oficina.auxiliar);
      const { status, problema } = await agregar(id, PDF, nombre);
      expect([status, problema.errores?.[0]?.campo]).toEqual([400, 'nombre']);
    },
  );

  it('el mismo archivo subido diez veces a la vez es uno; en otra partida comparte los bytes', async () => {
    const { id } = await oficina.crear(oficina.auxiliar);
    const otra = await oficina.contabilizada(oficina.auxiliar);
    const unico = Buffer.from(`%PDF-1.7 ${id}`);
    const respuestas = await Promise.all(
      Array.from({ length: 10 }, (_, n) => agregar(n % 2 === 0 ? id : otra.id, unico)),
    );
    expect(respuestas.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(respuestas.map(({ cuerpo }) => cuerpo.id)).size).toBe(2);
    const archivos = await oficina.db
      .selectFrom('archivo')
      .select('huella')
      .where('huella', '=', hash('sha256', unico))
      .execute();
    expect(archivos).toHaveLength(1);
  });

  it('hasta 50 por partida', async () => {
    const { id } = await oficina.contabilizada(oficina.auxiliar);
    for (let n = 0; n < contrato.SOPORTES_MAX; n++) {
      expect((await agregar(id, Buffer.from(`%PDF-1.7 ${id} ${n}`))).status).toBe(201);
    }
    const { status, problema } = await agregar(id, PDF);
    expect([status, problema.detail]).toEqual([422, 'Una partida lleva como máximo 50 soportes.']);
  });
});

describe('después de contabilizar', () => {
  const HALLADO = Buffer.from('%PDF-1.7 hallado después');
  const sinSoporte = async (texto: string) =>
    (
      await oficina.llamar(
        partidas.listarPartidas,
        { query: { conSoporte: 'false', texto } },
        { token: oficina.contador },
      )
    ).cuerpo.partidas.map(({ id }) => id);

  it('se agrega, dice que llegó después y deja la vista de lo que no tiene', async () => {
    const { id } = await oficina.crear(oficina.auxiliar, { concepto: 'Compra sin papeles todavía' });
    const antes = await agregar(id, PNG, 'recibo.png', 'image/png');
    expect(antes.cuerpo.trasContabilizar).toBe(false);
    await oficina.llamar(
      borradores.contabilizarPartida,
      { params: { id }, query: {} },
      { token: oficina.auxiliar },
    );
    const sola = await oficina.contabilizada(oficina.auxiliar, { concepto: 'Compra sin papeles todavía' });
    expect(await sinSoporte('papeles todavía')).toEqual([sola.id]);
    const { status, cuerpo } = await agregar(sola.id, HALLADO, 'factura.pdf');
    expect([status, cuerpo.trasContabilizar]).toEqual([201, true]);
    expect(cuerpo.subidoPor.nombre).toBe('José Alfredo Tiul Choc');
    expect(await sinSoporte('papeles todavía')).toEqual([]);
    // Where it came from stays as it was.
    expect((await listar(id)).map(({ trasContabilizar }) => trasContabilizar)).toEqual([false]);
    const { cuerpo: partida } = await oficina.llamar(
      partidas.verPartida,
      { params: { id: sola.id } },
      { token: oficina.auxiliar },
    );
    expect(partida.historia.map(({ accion }) => accion)).toEqual([
      'partidas:aceptar-advertencia',
      'partidas:contabilizar',
      'partidas:agregar-soporte',
    ]);
  });

  it('también de un mes cerrado: no mueve dinero, y el mes sigue cerrado', async () => {
    const { id } = await oficina.contabilizada(oficina.auxiliar, { fecha: '2026-03-10' });
    await oficina.comoDueno(`update periodo set estado = 'cerrado' where anio = 2026 and mes = 3`);
    const { status, cuerpo } = await agregar(id, HALLADO);
    expect([status, cuerpo.trasContabilizar]).toEqual([201, true]);
    const tarde = { fecha: '2026-03-11', contabilizar: true };
    await expect(oficina.crear(oficina.auxiliar, tarde)).rejects.toThrow('PERIODO_CERRADO');
  });

  it('ni de otra agencia ni quien solo mira', async () => {
    const { id } = await oficina.contabilizada(oficina.auxiliar);
    const auditor = await oficina.entrar('auditor@cuadra.demo');
    const intentos = [oficina.forastero, auditor].map((token) =>
      agregar(id, HALLADO, 'factura.pdf', 'application/pdf', token),
    );
    expect((await Promise.all(intentos)).map(({ problema }) => problema.codigo)).toEqual([
      'NO_ENCONTRADO',
      'SIN_PERMISO',
    ]);
    expect(await listar(id)).toEqual([]);
  });

  it('lo sostiene la base: es una fila aparte que ni se quita, ni se cambia, ni es de otra persona', async () => {
    const { id } = await oficina.contabilizada(oficina.auxiliar);
    const { cuerpo } = await agregar(id, HALLADO);
    const { id: otra } = await oficina.crear(oficina.auxiliar);
    await agregar(otra, PNG, 'foto.png', 'image/png');
    const columnas = 'id, partida, huella, nombre, subido_en, subido_por';
    const deOtra = `huella, 'otro', subido_en, subido_por from soporte where partida = '${otra}'`;
    const intentos = [
      'truncate soporte_posterior',
      `delete from soporte_posterior where id = '${cuerpo.id}'`,
      `update soporte_posterior set nombre = 'otro.pdf' where id = '${cuerpo.id}'`,
      // In somebody else's name, or as if it had always been there.
      `insert into soporte_posterior (${columnas}) select gen_random_uuid(), '${id}', ${deOtra}`,
      `insert into soporte (${columnas}) select gen_random_uuid(), '${id}', ${deOtra}`,
      `insert into soporte (${columnas}) select gen_random_uuid(), gen_random_uuid(), ${deOtra}`,
    ];
    for (const intento of intentos) {
      await expect(oficina.comoDueno(intento)).rejects.toMatchObject({ code: 'CU003' });
    }
    for (const intento of intentos.slice(0, 3)) {
      await expect(consultar(oficina.urlDeLaAplicacion, intento)).rejects.toMatchObject({ code: '42501' });
    }
    expect((await listar(id)).map(({ trasContabilizar }) => trasContabilizar)).toEqual([true]);
    // What was there when it was posted stays where it was.
    expect(await oficina.db.selectFrom('soporte').select('id').where('partida', '=', id).execute()).toEqual(
      [],
    );
  });

  it('con lo que se contabilizó no se agrega otra vez', async () => {
    const { id } = await oficina.crear(oficina.auxiliar);
    const { cuerpo: antes } = await agregar(id, PDF);
    await oficina.llamar(
      borradores.contabilizarPartida,
      { params: { id }, query: {} },
      { token: oficina.auxiliar },
    );
    const { cuerpo: despues } = await agregar(id, PDF, 'otro-nombre.pdf');
    expect([despues.id, despues.trasContabilizar]).toEqual([antes.id, false]);
  });

  it('ni el de lo que alguien revisa, aunque se pida a la base', async () => {
    const { id } = await oficina.crear(oficina.auxiliar);
    await agregar(id, PDF);
    await oficina.llamar(
      borradores.enviarPartida,
      { params: { id }, query: {} },
      { token: oficina.auxiliar },
    );
    const intento = oficina.comoDueno(`delete from soporte where partida = '${id}'`);
    await expect(intento).rejects.toMatchObject({ code: 'CU003' });
  });
});

describe('quitar', () => {
  it('de un borrador sí; de lo contabilizado o en revisión, no', async () => {
    const { id } = await oficina.crear(oficina.auxiliar, { lineas: lineas(100) });
    const { cuerpo: uno } = await agregar(id, PDF);
    const { cuerpo: otro } = await agregar(id, PNG, 'foto.png', 'image/png');
    expect((await quitar(id, uno.id)).cuerpo).toBe(true);
    expect((await quitar(id, uno.id)).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await bajar(id, uno.id)).problema.codigo).toBe('NO_ENCONTRADO');
    const query = {};
    await oficina.llamar(borradores.enviarPartida, { params: { id }, query }, { token: oficina.auxiliar });
    expect((await quitar(id, otro.id)).problema.codigo).toBe('ESTADO_NO_ADMITE');
    await oficina.llamar(borradores.aprobarPartida, { params: { id }, query }, { token: oficina.contador });
    const fijo = await quitar(id, otro.id, oficina.contador);
    expect([fijo.status, fijo.problema.codigo]).toEqual([409, 'SOPORTE_FIJO']);
    expect((await listar(id)).map((soporte) => soporte.id)).toEqual([otro.id]);
  });

  it('descartar el borrador los quita, y la bitácora los recuerda', async () => {
    const { id } = await oficina.crear(oficina.auxiliar);
    const { cuerpo } = await agregar(id, PDF);
    await oficina.llamar(borradores.descartarPartida, { params: { id } }, { token: oficina.auxiliar });
    const filas = await oficina.db
      .selectFrom('bitacora')
      .select('accion')
      .where('entidad', '=', 'soporte')
      .where('idEntidad', '=', cuerpo.id)
      .orderBy('n')
      .execute();
    expect(filas.map(({ accion }) => accion)).toEqual(['partidas:agregar-soporte', 'partidas:descartar']);
  });

  it('el de otra partida no se baja ni se quita desde esta', async () => {
    const mia = await oficina.crear(oficina.auxiliar);
    const otra = await oficina.crear(oficina.auxiliar);
    const { cuerpo } = await agregar(otra.id, PDF);
    expect((await bajar(mia.id, cuerpo.id)).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await quitar(mia.id, cuerpo.id)).problema.codigo).toBe('NO_ENCONTRADO');
  });
});
