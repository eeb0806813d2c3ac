// Every power that was given while one person was enough: the changes that took effect at once, and who holds what now.
import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import type { OtorgadoEnLaPuesta } from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import { nombreDeOperacion } from '@cuadra/core/control/operaciones';
import { type Centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

type Otorgado = Omit<OtorgadoEnLaPuesta, 'pasos' | 'hechoPor'>;

export async function loOtorgado(db: Database): Promise<Otorgado> {
  const otorgados = await db
    .selectFrom('cambioDePoder as cambio')
    .innerJoin('usuario as pide', 'pide.id', 'cambio.pedidoPor')
    .leftJoin('usuario as de', 'de.id', 'cambio.sujeto')
    .select(['cambio.descripcion', 'de.nombre as sujeto', 'pide.nombre as por', 'cambio.pedidoEn as en'])
    .where('cambio.estado', '=', 'inmediato')
    .orderBy('cambio.pedidoEn')
    .orderBy('cambio.id')
    .execute();
  return { otorgados, personas: await personasConPoderes(db), limites: await limitesVigentes(db) };
}

async function personasConPoderes(db: Database): Promise<Otorgado['personas']> {
  const { rows } = await sql<{ nombre: string; correo: string; roles: string[]; agencias: string[] }>`
    select u.nombre, u.correo, array(select r.rol from usuario_rol r where r.usuario = u.id order by r.rol) as roles,
      array(select a.agencia from usuario_agencia a where a.usuario = u.id order by a.agencia) as agencias
    from usuario u where u.activo order by u.nombre, u.correo`.execute(db);
  return rows.map((fila) => ({ ...fila, roles: fila.roles.map(nombreDeRol) }));
}

async function limitesVigentes(db: Database): Promise<Otorgado['limites']> {
  const filas = await db
    .selectFrom('politica')
    .select(['rol', 'operacion', 'clase', 'cada'])
    .where('clase', '=', 'paga')
    .orderBy('rol')
    .orderBy('operacion')
    .execute();
  return filas.map(({ rol, operacion, cada }) => ({
    rol: nombresDeRol[rol],
    tipo: nombreDeOperacion(operacion),
    hasta: hastaCuanto(cada),
  }));
}

function hastaCuanto(cada: Centavos | null): string {
  if (cada === null) return 'sin límite';
  return cada === 0 ? 'siempre dos' : formatearQuetzales(cada);
}

const nombreDeRol = (rol: string): string => (nombresDeRol as Readonly<Record<string, string>>)[rol] ?? rol;
