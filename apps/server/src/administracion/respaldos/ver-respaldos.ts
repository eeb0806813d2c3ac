// What the institution's screen tells of its copies.
import {
  HORAS_MAX_SIN_RESPALDO,
  type Respaldo,
  type SituacionDeRespaldos,
} from '@cuadra/contract/administracion/respaldos';
import type { Config } from '#platform/config.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { listarTrabajos } from '#platform/trabajos-pesados/queries.ts';
import { ajustesDe, carpetaReal } from './ajustes.ts';
import { listarRespaldos, ultimoRespaldo, ultimoSimulacro } from './queries.ts';
import { leerLinaje } from './wal/linaje.ts';

export async function verRespaldos(
  { db, config }: Pick<Plataforma, 'config' | 'db'>,
  ahora: Temporal.Instant,
): Promise<SituacionDeRespaldos> {
  const { carpeta, comando, hora, guardar } = config.respaldo;
  const ajustes = ajustesDe(config);
  const sinDestino = carpeta === undefined && comando === undefined;
  const [ultimo, recientes, simulacro, [trabajo]] = [
    await ultimoRespaldo(db),
    await listarRespaldos(db),
    await ultimoSimulacro(db),
    await listarTrabajos(db, ahora, 'respaldo'),
  ];
  return {
    estado: ajustes !== undefined ? 'configurado' : sinDestino ? 'sin-destino' : 'sin-cifrado',
    esIncluida: config.conBaseIncluida,
    destino: sinDestino
      ? null
      : carpeta === undefined
        ? 'comando'
        : comando === undefined
          ? 'carpeta'
          : 'carpeta-y-comando',
    cierre: ajustes === undefined ? null : ajustes.con === undefined ? 'llave' : 'clave',
    hora,
    guardar,
    ultimo,
    esTardio:
      ajustes !== undefined && (ultimo === null ? recientes.length > 0 : horasDeRetraso(ultimo, ahora) >= 0),
    siguienteEn: ajustes === undefined ? null : siguienteALas(hora, ahora).toString(),
    alcance: ajustes === undefined ? null : await leerAlcance(config),
    simulacro,
    enCurso: trabajo?.estado === 'haciendo' ? sinDatos(trabajo) : null,
    recientes,
  };
}

/** Less than zero: it is not late yet. */
export function horasDeRetraso(
  { terminadoEn }: Pick<Respaldo, 'terminadoEn'>,
  ahora: Temporal.Instant,
): number {
  return Temporal.Instant.from(terminadoEn).until(ahora).total('hours') - HORAS_MAX_SIN_RESPALDO;
}

/** By the institution's clock. */
function siguienteALas(hora: string, ahora: Temporal.Instant): Temporal.Instant {
  const aqui = ahora.toZonedDateTimeISO(ZONA_HORARIA);
  const hoy = aqui.withPlainTime(Temporal.PlainTime.from(hora));
  return (Temporal.ZonedDateTime.compare(hoy, aqui) > 0 ? hoy : hoy.add({ days: 1 })).toInstant();
}

async function leerAlcance({ conBaseIncluida, carpetaDatos }: Config): Promise<string | null> {
  if (!conBaseIncluida) return null;
  const linaje = await leerLinaje(await carpetaReal(carpetaDatos));
  return linaje?.conCopia === true ? linaje.alcance : null;
}

/** What was asked and what came of it are for nobody here. */
export function sinDatos<T extends { datos: object; resultado: object | null }>({
  datos: _datos,
  resultado: _resultado,
  ...trabajo
}: T): Omit<T, 'datos' | 'resultado'> {
  return trabajo;
}
