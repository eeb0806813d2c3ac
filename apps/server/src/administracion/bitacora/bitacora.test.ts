// Reading the bitácora: what each role sees of it and how it is told.
import * as contrato from '@cuadra/contract/administracion/bitacora/bitacora';
import * as usuarios from '@cuadra/contract/administracion/usuarios';
import { editarCuenta, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirOficina, CAJA_CHICA, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { hoyEn, relojDelSistema } from '#platform/reloj.ts';

let oficina: Oficina;
let auditor: string;
let admin: string;
beforeAll(async () => {
  oficina = await abrirOficina();
  auditor = await oficina.entrar('auditor@cuadra.demo');
  admin = await oficina.entrar('admin@cuadra.demo');
});
afterAll(() => oficina.cerrar());

type Pedido = Partial<contrato.FiltrosDeBitacora & { limite: number; cursor: string }>;
const listar = async (token: string, query: Pedido) =>
  (await oficina.llamar(contrato.listarBitacora, { query }, { token })).cuerpo;
const ver = (token: string, n: number) => oficina.llamar(contrato.verEntrada, { params: { n } }, { token });
const ultima = async (token: string, query: Pedido) => {
  const [una] = (await listar(token, query)).entradas;
  if (una === undefined) throw new Error(`Nada con ${JSON.stringify(query)}`);
  return una;
};

describe('lo que se lee', () => {
  it('quién, qué, cuándo, desde dónde y sobre qué', async () => {
    const { id } = await oficina.contabilizada(oficina.auxiliar);
    const { entradas, siguiente } = await listar(auditor, { entidad: 'partida', idEntidad: id });
    expect(entradas).toEqual([
      expect.objectContaining({
        accion: 'partidas:contabilizar',
        actor: expect.objectContaining({ nombre: 'José Alfredo Tiul Choc' }),
        direccion: '127.0.0.1',
        agencia: '01',
        sobre: expect.stringMatching(/^\d+\/2026$/),
        resultado: 'hecho',
      }),
    ]);
    expect(siguiente).toBeNull();
  });

  it('página a página, sin saltos ni repeticiones, lo último primero', async () => {
    const todas = (await listar(auditor, { limite: 200 })).entradas.map(({ n }) => n);
    expect(todas).toEqual(todas.toSorted((a, b) => b - a));
    const paginas: number[] = [];
    let cursor: string | null | undefined;
    do {
      const pagina = await listar(auditor, { limite: 7, ...(cursor == null ? {} : { cursor }) });
      paginas.push(...pagina.entradas.map(({ n }) => n));
      cursor = pagina.siguiente;
    } while (cursor !== null && paginas.length < todas.length);
    expect(paginas.slice(0, todas.length)).toEqual(todas);
  });

  it('la diferencia: solo lo que cambió, con sus palabras', async () => {
    const { cuerpo: cuentas } = await oficina.llamar(listarCatalogo, {}, { token: oficina.contador });
    const cuenta = cuentas.find(({ idCuenta }) => idCuenta === CAJA_CHICA);
    await oficina.llamar(
      editarCuenta,
      {
        params: { idCuenta: CAJA_CHICA },
        body: { version: cuenta?.version ?? 0, nombreCuenta: 'Caja menuda' },
      },
      { token: oficina.contador },
    );
    const { n, sobre } = await ultima(auditor, { accion: 'catalogo:editar-cuenta' });
    expect(sobre).toBe(`${CAJA_CHICA} Caja menuda`);
    const { cuerpo } = await ver(auditor, n);
    expect(cuerpo.cambios).toContainEqual({
      campo: 'nombre_cuenta',
      rotulo: 'Nombre de la cuenta',
      antes: cuenta?.nombreCuenta,
      despues: 'Caja menuda',
      oculto: false,
    });
    expect(cuerpo.cambios.map(({ campo }) => campo)).toEqual(['nombre_cuenta']);
    expect(cuerpo.destino).toEqual({ clase: 'cuenta', id: CAJA_CHICA });
  });

  it('nombres en lugar de identificadores, y lo demás que hizo la misma petición', async () => {
    const { cuerpo } = await oficina.llamar(usuarios.listarUsuarios, {}, { token: admin });
    const cajero = cuerpo.find(({ correo }) => correo === 'cajero@cuadra.demo');
    if (cajero === undefined) throw new Error('No está el cajero');
    await oficina.llamar(
      usuarios.editarUsuario,
      {
        params: { id: cajero.id },
        body: { version: cajero.version, nombre: 'Karla Sierra', roles: ['auditor'] },
      },
      { token: admin },
    );
    const { n, sobre } = await ultima(auditor, { accion: 'usuarios:editar', entidad: 'usuario_rol' });
    expect(sobre).toMatch(/^Karla Sierra, /);
    const { cuerpo: una } = await ver(auditor, n);
    expect(una.datos.find(({ campo }) => campo === 'usuario')?.despues).toBe('Karla Sierra');
    expect(una.deLaMismaPeticion.map(({ entidad }) => entidad)).toContain('usuario');
    expect(una.peticion).toMatch(/^[\da-f-]{36}$/);
  });

  it('por día de Guatemala, persona, acción, cosa, agencia y resultado', async () => {
    // The database's own clock writes it.
    const hoy = hoyEn(relojDelSistema);
    const ayer = hoy.subtract({ days: 1 }).toString();
    expect((await listar(auditor, { hasta: ayer })).entradas).toEqual([]);
    const deHoy = await listar(auditor, { desde: hoy.toString(), hasta: hoy.toString(), limite: 5 });
    expect(deHoy.entradas).toHaveLength(5);
    const { actor } = await ultima(auditor, { accion: 'partidas:contabilizar' });
    const suyas = await listar(auditor, { quien: actor?.id ?? '', limite: 200 });
    expect(new Set(suyas.entradas.map((una) => una.actor?.id))).toEqual(new Set([actor?.id]));
    const partidas = await listar(auditor, { entidad: 'partida', agencia: '01' });
    expect(partidas.entradas.length).toBeGreaterThan(0);
    expect((await listar(auditor, { entidad: 'partida', agencia: '77' })).entradas).toEqual([]);
    expect(
      (await listar(auditor, { accion: 'partidas:contabilizar', resultado: 'rechazado' })).entradas,
    ).toEqual([]);
  });

  it('lo que no se puede pedir se dice por su nombre', async () => {
    const sinEntidad = await oficina.llamar(
      contrato.listarBitacora,
      { query: { idEntidad: 'x' } },
      { token: auditor },
    );
    expect([sinEntidad.status, sinEntidad.problema.errores?.[0]?.campo]).toEqual([400, 'entidad']);
    expect((await ver(auditor, 999_999_999)).problema.codigo).toBe('NO_ENCONTRADO');
  });
});

describe('lo que cada quien ve', () => {
  it('el administrador, todo y sin montos; ni en los textos', async () => {
    const { id } = await oficina.contabilizada(oficina.auxiliar, {
      concepto: 'Pago de Q 1,234.56 en efectivo',
      lineas: lineas(123_456),
    });
    const { n } = await ultima(admin, { entidad: 'partida', idEntidad: id });
    const { cuerpo } = await ver(admin, n);
    expect(cuerpo.datos.find(({ campo }) => campo === 'total')).toMatchObject({
      oculto: true,
      despues: null,
    });
    expect(cuerpo.datos.find(({ campo }) => campo === 'numero')?.oculto).toBe(false);
    const { cuerpo: delAuditor } = await ver(auditor, n);
    expect(delAuditor.datos.find(({ campo }) => campo === 'total')?.despues).toBe('Q 1,234.56');
    const borrador = await oficina.crear(oficina.auxiliar, {
      concepto: 'Pago de Q 1,234.56 en efectivo',
      lineas: lineas(123_456),
    });
    const escrito = await ultima(admin, { entidad: 'borrador', idEntidad: borrador.id });
    const todo = JSON.stringify([escrito, (await ver(admin, escrito.n)).cuerpo]);
    expect(todo).not.toContain('1,234.56');
    expect(todo).not.toContain('123456');
    expect(JSON.stringify((await ver(auditor, escrito.n)).cuerpo)).toContain('1,234.56');
  });

  it('un contador, lo de sus agencias y los libros de todos; nada de otra agencia, ni por dentro', async () => {
    const { id } = await oficina.contabilizada(oficina.auxiliar);
    const suya = await oficina.contabilizada(oficina.contador, { agencia: '02' });
    expect((await listar(oficina.forastero, { entidad: 'partida', idEntidad: id })).entradas).toEqual([]);
    const { n } = await ultima(auditor, { entidad: 'partida', idEntidad: id });
    expect((await ver(oficina.forastero, n)).problema.codigo).toBe('NO_ENCONTRADO');
    await ultima(oficina.forastero, { entidad: 'partida', idEntidad: suya.id });
    await ultima(oficina.forastero, { accion: 'catalogo:editar-cuenta' });
    // Nothing of who may do what, nor of who came in.
    expect((await listar(oficina.forastero, { entidad: 'usuario_rol' })).entradas).toEqual([]);
    expect((await listar(oficina.forastero, { accion: 'sesion:iniciar' })).entradas).toEqual([]);
    const visto = await listar(oficina.forastero, { limite: 200 });
    expect(visto.entradas.filter(({ agencia }) => agencia !== null && agencia !== '02')).toEqual([]);
  });
});
