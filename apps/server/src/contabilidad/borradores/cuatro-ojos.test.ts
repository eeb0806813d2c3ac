// Whoever writes in a draft is its author, whoever began it is told beside, and none of those who wrote in it approves it,
// whichever way it goes: edited, ended by an order, returned and sent again.
import { randomUUID } from 'node:crypto';
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { listarPorAprobar } from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import * as contrato from '@cuadra/contract/contabilidad/partidas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as libro from '#contabilidad/libro/contabilizar.ts';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { abrirOficina, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { partidaBuena } from '#contabilidad/libro/testing/partida-buena.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { hecha, orden, terminar, ver } from './testing/orden.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const JOSE = 'José Alfredo Tiul Choc';
const CARLOS = 'Carlos Enrique Xol Pop';

const editar = (id: string, version: number, concepto: string, token: string) =>
  oficina.llamar(borradores.editarPartida, { params: { id }, body: { version, concepto } }, { token });
const enviar = (id: string, token: string) =>
  oficina.llamar(borradores.enviarPartida, { params: { id }, query: {} }, { token });
const aprobar = (id: string, token: string) =>
  oficina.llamar(borradores.aprobarPartida, { params: { id }, query: {} }, { token });
const contabilizar = (id: string, token: string) =>
  oficina.llamar(borradores.contabilizarPartida, { params: { id }, query: {} }, { token });
const rechazar = (id: string, token: string) =>
  oficina.llamar(borradores.rechazarPartida, { params: { id }, body: { motivo: 'Otra cuenta' } }, { token });
const autores = ({ autor, aprobador, iniciadaPor }: contrato.ResumenDePartida) => [
  autor?.nombre,
  iniciadaPor?.nombre,
  aprobador?.nombre,
];

describe('quien escribe en un borrador pasa a ser su autor', () => {
  it('al editarlo: figura quien lo editó, y al lado quien lo inició, que lo conserva entre los suyos', async () => {
    const { id, version } = await oficina.crear(oficina.auxiliar);
    const { cuerpo } = await editar(id, version, 'Corregida', oficina.contador);
    expect(autores(cuerpo)).toEqual([CARLOS, JOSE, undefined]);
    // Who began it may go on with it, and finds it among their own.
    const suyos = await oficina.llamar(
      contrato.listarPartidas,
      { query: { usuario: (await ver(oficina, id)).iniciadaPor?.id, ids: id } },
      { token: oficina.auxiliar },
    );
    expect(suyos.cuerpo.partidas.map((partida) => partida.id)).toEqual([id]);
    const otra = await editar(id, cuerpo.version, 'Corregida otra vez', oficina.auxiliar);
    expect(autores(otra.cuerpo)).toEqual([JOSE, undefined, undefined]);
  });

  it('guardar lo mismo no es escribir', async () => {
    const { id, version, concepto } = await oficina.crear(oficina.auxiliar);
    const { cuerpo } = await editar(id, version, concepto, oficina.contador);
    expect(autores(cuerpo)).toEqual([JOSE, undefined, undefined]);
  });

  it('al terminarlo con otra cosa: el libro nombra autor a quien la escribió, y nadie figura aprobando', async () => {
    const { id, version } = await oficina.crear(oficina.auxiliar, { concepto: 'Cincuenta' });
    const { cuerpo } = await terminar(
      oficina,
      orden({ concepto: 'Otra cosa', lineas: lineas(900_000), borrador: { id, version } }),
      oficina.contador,
    );
    expect(autores(hecha(cuerpo))).toEqual([CARLOS, JOSE, undefined]);
  });

  it('y entonces valen sus límites: reescribir lo ajeno con 600,000.00 no lo contabiliza solo', async () => {
    await oficina.limitar('contador', 'ingresa', 50_000_000, null);
    const { id, version } = await oficina.crear(oficina.auxiliar);
    const { cuerpo } = await terminar(
      oficina,
      orden({ lineas: lineas(60_000_000), borrador: { id, version } }),
      oficina.contador,
    );
    expect(cuerpo).toMatchObject({ resultado: 'por-aceptar', aprobacion: { motivo: expect.any(String) } });
    await oficina.limitar('contador', 'ingresa', null, null);
  });

  it('contabilizar lo ajeno tal como está es firmarlo: dos personas', async () => {
    const { id } = await oficina.crear(oficina.auxiliar);
    expect(autores((await contabilizar(id, oficina.contador)).cuerpo)).toEqual([JOSE, undefined, CARLOS]);
  });

  it('quien escribió antes y contabiliza lo que otro dejó responde por ello: no figura aprobándolo', async () => {
    const { id, version } = await oficina.crear(oficina.contador);
    const { cuerpo } = await editar(id, version, 'Lo último es de otra', oficina.contador2);
    expect(autores(cuerpo)[1]).toBe(CARLOS);
    expect(autores((await contabilizar(id, oficina.contador)).cuerpo)).toEqual([
      CARLOS,
      undefined,
      undefined,
    ]);
  });
});

describe('nadie de los que escribieron lo aprueba', () => {
  const grande = { lineas: lineas(2_000_000) };

  it('A escribe y B corrige: ni A ni B; un tercero sí, y el libro dice los tres', async () => {
    const { id, version } = await oficina.crear(oficina.contador, { agencia: '02', ...grande });
    await editar(id, version, 'Corregida', oficina.contador2);
    await enviar(id, oficina.contador);
    expect((await aprobar(id, oficina.contador)).problema.codigo).toBe('APROBACION_PROPIA');
    expect((await aprobar(id, oficina.contador2)).problema.codigo).toBe('APROBACION_PROPIA');
    const { cuerpo } = await aprobar(id, oficina.forastero);
    expect(cuerpo.estado).toBe('contabilizada');
    expect(cuerpo.iniciadaPor?.nombre).toBe(CARLOS);
    expect(cuerpo.aprobador?.nombre).toBe('forastero@cuadra.demo');
    const { historia } = await ver(oficina, id);
    expect(historia.map(({ accion }) => accion)).toEqual([
      'partidas:crear',
      'partidas:editar',
      'partidas:enviar',
      'partidas:aprobar',
    ]);
  });

  it('tampoco aparece en su bandeja', async () => {
    const { id, version } = await oficina.crear(oficina.auxiliar, grande);
    await editar(id, version, 'De dos manos', oficina.contador);
    await enviar(id, oficina.auxiliar);
    const bandeja = async (token: string) =>
      (await oficina.llamar(listarPorAprobar, {}, { token })).cuerpo.partidas.map(
        ({ partida }) => partida.id,
      );
    expect(await bandeja(oficina.contador)).not.toContain(id);
    expect(await bandeja(oficina.contador2)).toContain(id);
  });

  it('devuelta, corregida por quien la devolvió y enviada otra vez: quien la devolvió ya no la aprueba', async () => {
    const { id } = await oficina.crear(oficina.auxiliar, grande);
    await enviar(id, oficina.auxiliar);
    const { cuerpo: devuelta } = await rechazar(id, oficina.contador);
    await editar(id, devuelta.version, 'Como debe ser', oficina.contador);
    await enviar(id, oficina.auxiliar);
    expect((await aprobar(id, oficina.contador)).problema.codigo).toBe('APROBACION_PROPIA');
    expect((await aprobar(id, oficina.contador2)).status).toBe(200);
  });

  it('enviada a revisión por una orden que la reescribe, tampoco', async () => {
    const { id, version } = await oficina.crear(oficina.auxiliar);
    const { cuerpo } = await terminar(
      oficina,
      orden({ destino: 'enviar', ...grande, borrador: { id, version } }),
      oficina.contador,
    );
    expect(autores(hecha(cuerpo))).toEqual([CARLOS, JOSE, undefined]);
    expect((await aprobar(id, oficina.contador)).problema.codigo).toBe('APROBACION_PROPIA');
  });
});

describe('la base de datos lo sostiene', () => {
  const como = (actor: string, sentencia: string) =>
    oficina.comoDueno(`select set_config('cuadra.actor', '${actor}', false); ${sentencia}`);

  it('quien cambia el contenido entra entre los que escribieron, diga lo que diga la sentencia', async () => {
    const { id, autor } = await oficina.crear(oficina.auxiliar);
    const otra = (await oficina.crear(oficina.contador)).autor?.id ?? '';
    await como(
      otra,
      `update borrador set concepto = 'a escondidas', autor = '${autor?.id}', escritores = array['${autor?.id}'::uuid] where id = '${id}'`,
    );
    const {
      escritores,
      autor: ahora,
      iniciadoPor,
    } = await oficina.db
      .selectFrom('borrador')
      .select(['escritores', 'autor', 'iniciadoPor'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([ahora, iniciadoPor, escritores]).toEqual([otra, autor?.id, [autor?.id, otra]]);
  });

  it('nadie figura aprobando lo que escribió, ni lo que nadie escribió antes, aunque el programa se equivoque', async () => {
    // Both of them approve what others write.
    const { id, autor, escritores } = await oficina.crear(oficina.contador);
    const [, otra] = (await escribe(oficina.contador2, id)).escritores;
    const partida = (cambios: Partial<PartidaPorContabilizar>) =>
      partidaBuena({ id, autor: otra ?? null, ...cambios });
    const contabilizarComo = (una: PartidaPorContabilizar) =>
      escribir(
        oficina.db,
        contextoDelSistema(oficina.reloj.ahora(), ''),
        'prueba',
        (tx) => libro.contabilizar(tx, oficina.reloj.ahora(), [una]),
        { [una.id]: { actor: autor?.id ?? '', sesion: '', direccion: '', peticion: '', accion: 'prueba' } },
      );
    const negada = { constraint: 'APROBACION_PROPIA' };
    await expect(contabilizarComo(partida({ aprobador: escritores[0] ?? null }))).rejects.toMatchObject(
      negada,
    );
    const sinBorrador = partida({ id: randomUUID(), aprobador: autor?.id ?? null });
    await expect(contabilizarComo(sinBorrador)).rejects.toMatchObject(negada);
    const { autor: tercera } = await oficina.crear(oficina.forastero, { agencia: '02' });
    await expect(contabilizarComo(partida({ aprobador: tercera?.id ?? null }))).resolves.toHaveLength(1);
  });

  it('ni nadie contabiliza solo más de lo que puede', async () => {
    const { autor } = await oficina.crear(oficina.auxiliar);
    const ahora = oficina.reloj.ahora();
    const una = partidaBuena({ autor: autor?.id ?? null, lineas: lineas(1_000_001) });
    const contabilizarla = escribir(
      oficina.db,
      contextoDelSistema(ahora, ''),
      'prueba',
      (tx) => libro.contabilizar(tx, ahora, [una]),
      { [una.id]: { actor: autor?.id ?? '', sesion: '', direccion: '', peticion: '', accion: 'prueba' } },
    );
    await expect(contabilizarla).rejects.toMatchObject({ constraint: 'REQUIERE_APROBACION' });
  });
});

const escribe = async (token: string, id: string) =>
  (await editar(id, 1, `Escrito ${randomUUID()}`, token)).cuerpo;
