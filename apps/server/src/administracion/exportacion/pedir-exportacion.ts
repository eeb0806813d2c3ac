// Everything in one file because somebody wants it. It goes on beside the answers, whoever leaves; everybody who could have asked for it
// is told that it was made.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { TrabajoPesado } from '@cuadra/contract/trabajo-pesado';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { verTrabajo } from '#platform/trabajos-pesados/queries.ts';
import { avisarSalida } from './avisar-salida.ts';
import { type Exportada, exportarInstitucion } from './exportar-institucion.ts';
import { prepararCarpeta, rutaDeExportacion } from './guardados.ts';
import { sinDatos } from './queries.ts';

type Servicios = Pick<Plataforma, 'config' | 'db' | 'pesados' | 'reloj'>;

export async function pedirExportacion(
  servicios: Servicios,
  contexto: ContextoConActor,
): Promise<TrabajoPesado> {
  const { db, pesados, reloj } = servicios;
  const exportacion = randomUUID();
  const ruta = rutaDeExportacion(servicios, exportacion);
  const id = await pesados.empezar(contexto, {
    clase: 'exportacion',
    titulo: 'una exportación completa',
    aviso: { para: { permiso: 'exportacion:hacer' }, evento: { tipo: 'exportacion-cambio' } },
    alEmpezar: (tx) => avisarSalida(tx, contexto, 'exportacion'),
    async hacer({ alAvanzar, senal }) {
      await prepararCarpeta(servicios);
      try {
        const hecha = await exportarInstitucion(db, { ruta, ahora: reloj.ahora(), alAvanzar, senal });
        await guardar(servicios, contexto, exportacion, hecha);
        return { exportacion };
      } catch (error) {
        await rm(ruta, { force: true });
        throw error;
      }
    },
    alTerminar: async () => undefined,
  });
  return sinDatos(await verTrabajo(db, contexto.ahora, id));
}

/** In the name of whoever asked for it. */
function guardar(
  { db, reloj }: Pick<Plataforma, 'db' | 'reloj'>,
  contexto: ContextoConActor,
  id: string,
  hecha: Exportada,
): Promise<void> {
  const hechaEn = reloj.ahora();
  return escribir(db, contexto, 'exportacion:guardar', async (tx) => {
    await tx
      .insertInto('exportacion')
      .values({
        id,
        pedidaPor: contexto.actor.id,
        pedidaEn: contexto.ahora.toString(),
        hechaEn: hechaEn.toString(),
        nombre: nombreDe(hechaEn),
        ...hecha,
      })
      .execute();
    await notificar(
      tx,
      contexto,
      { permiso: 'exportacion:hacer' },
      {
        icono: 'heroicons_outline:arrow-down-tray',
        titulo: 'Exportación completa lista',
        descripcion: `La pidió ${textoSeguro(contexto.actor.nombre)}. Se guarda un día.`,
        enlace: '/administracion/exportacion',
        usaRouter: true,
      },
    );
  });
}

function nombreDe(hechaEn: Temporal.Instant): string {
  const aqui = hechaEn.toZonedDateTimeISO(ZONA_HORARIA);
  const hora = aqui.toPlainTime().toString({ smallestUnit: 'minute' }).replace(':', '');
  return `cuadra-${aqui.toPlainDate()}-${hora}.zip`;
}
