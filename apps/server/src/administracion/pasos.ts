// How the steps of the set-up that belong to whoever administers stand: the institution itself, its agencias and its people.
import { sql } from 'kysely';
import { NOMBRE_POR_ESCRIBIR } from '#acceso/usuarios/crear-primer-administrador.ts';
import type { Paso } from './puesta-en-marcha/paso.ts';

export const pasoDeInstitucion: Paso = {
  paso: 'institucion',
  async ver(db) {
    const { rows } = await sql<{ nombre: string; nit: string; direccion: string; firman: number }>`
      select i.nombre, i.nit, i.direccion, (select count(*)::int from firmante f where f.nombre <> '') as firman
      from institucion i`.execute(db);
    const { nombre, nit, direccion, firman } = rows[0] ?? { nombre: '', nit: '', direccion: '', firman: 0 };
    const tieneNombre = nombre !== '' && nombre !== NOMBRE_POR_ESCRIBIR;
    const falta = [
      ...(tieneNombre ? [] : ['Escriba el nombre de la institución.']),
      ...(nit === '' ? ['Escriba su NIT.'] : []),
      ...(direccion === '' ? ['Escriba su dirección.'] : []),
      ...(firman === 0 ? ['Diga quiénes firman los documentos.'] : []),
    ];
    const algo = tieneNombre || nit !== '' || direccion !== '' || firman > 0;
    return { estado: estadoDe(falta, algo), resumen: tieneNombre ? nombre : '', falta };
  },
};

export const pasoDeAgencias: Paso = {
  paso: 'agencias',
  async ver(db) {
    const activas = await db
      .selectFrom('agencia')
      .select(['idAgencia', 'municipio'])
      .where('activa', '=', true)
      .orderBy('idAgencia')
      .execute();
    const sinMunicipio = activas
      .filter(({ municipio }) => municipio === '')
      .map(({ idAgencia }) => idAgencia);
    const falta = [
      ...(activas.length === 0 ? ['Abra la primera agencia.'] : []),
      ...(sinMunicipio.length === 0 ? [] : [deMunicipio(sinMunicipio)]),
    ];
    return {
      estado: estadoDe(falta, activas.length > 0),
      resumen: activas.length === 1 ? '1 agencia' : `${activas.length} agencias`,
      falta,
    };
  },
};

/** What one contador brings and writes another signs: with one of them the set-up could begin and never end. */
export const pasoDePersonas: Paso = {
  paso: 'personas',
  async ver(db, { hoy }) {
    const { rows } = await sql<{
      activas: number;
      contadores: number;
      sinEntrar: number;
      porConfirmar: number;
    }>`
      select count(*)::int as activas, count(*) filter (where p.es_contador)::int as contadores,
        count(*) filter (where not p.puede_entrar)::int as sin_entrar,
        count(*) filter (where p.por_confirmar)::int as por_confirmar
      from (
        select u.contrasena is not null as puede_entrar,
          exists (select from usuario_rol r where r.usuario = u.id and r.rol = 'contador') as es_contador,
          exists (select from invitacion i where i.usuario = u.id and i.via = 'sobre' and not i.exenta and i.confirmada_en is null
            and i.usada_en is null and not i.anulada and i.vence_en >= ${hoy}::date) as por_confirmar
        from usuario u where u.activo
      ) p`.execute(db);
    const { activas, contadores, sinEntrar, porConfirmar } = rows[0] ?? SIN_NADIE;
    const falta = [
      ...(contadores === 0 ? ['Nombre a un contador: sin él no se llevan ni se firman los libros.'] : []),
      ...(contadores === 1
        ? [
            'Nombre a un segundo contador: quien trae la historia o escribe el balance anterior no firma la puesta en marcha.',
          ]
        : []),
    ];
    const personas = activas === 1 ? '1 persona' : `${activas} personas`;
    const pendientes = sinEntrar === 0 ? '' : `, ${sinEntrar} sin contraseña todavía`;
    return {
      estado: estadoDe(falta, activas > 1),
      resumen: personas + pendientes + deSobres(porConfirmar),
      falta,
    };
  },
};

const SIN_NADIE = { activas: 0, contadores: 0, sinEntrar: 0, porConfirmar: 0 };

/** They wait for a contador or an administrador other than whoever printed them. */
function deSobres(porConfirmar: number): string {
  if (porConfirmar === 0) return '';
  return porConfirmar === 1 ? ', 1 sobre por confirmar' : `, ${porConfirmar} sobres por confirmar`;
}

function estadoDe(falta: readonly string[], hayAlgo: boolean) {
  if (falta.length === 0) return 'hecho';
  return hayAlgo ? 'en-curso' : 'pendiente';
}

const deMunicipio = (agencias: readonly string[]): string =>
  agencias.length === 1
    ? `Escriba el municipio de la agencia ${agencias[0]}.`
    : `Escriba el municipio de las agencias ${agencias.join(', ')}.`;
