// The copies of the whole institution: the last one and how it went, until when something can be restored, and one more now.
import {
  pedirRespaldo,
  type Respaldo,
  type SituacionDeRespaldos,
  verRespaldos,
} from '@cuadra/contract/administracion/respaldos';
import { ArchiveBoxIcon } from '@heroicons/react/24/outline';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatSize } from '#ui/format/size.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { askWhileItGoesOn, HeavyWork } from '#ui/progress/heavy-work.tsx';
import { StartWork } from '#ui/progress/heavy-work-card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { origenDe, reglaDe, resultadoDe } from './en-palabras.ts';
import classes from './respaldos.module.css';
import { Resumen } from './resumen.tsx';
import { SinConfigurar } from './sin-configurar.tsx';

export function Respaldos() {
  const consulta = useQuery({
    ...queryOf(verRespaldos),
    refetchInterval: ({ state }) => askWhileItGoesOn(state.data?.enCurso ?? undefined),
  });
  const { data } = consulta;
  return (
    <Pagina
      titulo="Respaldos"
      proposito="Las copias de toda la institución: libros, soportes, personas y ajustes, cifradas y comprobadas."
    >
      <Card titulo="Último respaldo" accion={data?.estado === 'configurado' && <Pedir {...data} />}>
        <Loaded consulta={consulta} filas={5} etiqueta="Cargando los respaldos">
          {(situacion) => <Situacion situacion={situacion} />}
        </Loaded>
      </Card>
      {data !== undefined && data.recientes.length > 0 && (
        <Card titulo="Respaldos recientes">
          <CardTable
            etiqueta="Respaldos recientes"
            columnas={columnas}
            filas={data.recientes}
            clave={({ id }) => id}
          />
        </Card>
      )}
    </Pagina>
  );
}

function Pedir({ enCurso }: SituacionDeRespaldos) {
  const permisos = useCurrentUser()?.permisos ?? [];
  const inicio = useMutation({
    mutationFn: () => call(pedirRespaldo, { body: {} }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [verRespaldos.path] }),
  });
  if (!permisos.includes('respaldos:hacer')) return null;
  return <StartWork texto="Respaldar ahora" enCurso={enCurso !== null} inicio={inicio} />;
}

function Situacion({ situacion }: { readonly situacion: SituacionDeRespaldos }) {
  const { estado, ultimo, esTardio, enCurso, recientes } = situacion;
  return (
    <div className={classes.situacion}>
      {estado !== 'configurado' && <SinConfigurar estado={estado} />}
      {esTardio && (
        <FormNotice
          tono="aviso"
          texto="El respaldo está atrasado: no hay uno nuevo desde hace más de un día. Revise por qué abajo y haga uno."
        />
      )}
      {enCurso !== null && (
        <HeavyWork
          trabajo={enCurso}
          pronombre="Lo"
          etiqueta="Avance del respaldo"
          fase={decirFase(enCurso.hechas, enCurso.total)}
        />
      )}
      {ultimo !== null && <Resumen situacion={situacion} />}
      {estado === 'configurado' && ultimo === null && enCurso === null && (
        <EmptyState
          icono={ArchiveBoxIcon}
          titulo={recientes.length === 0 ? 'Aún no hay respaldos' : 'Ningún respaldo ha terminado bien'}
          texto="El primero se hace solo al iniciar; también puede pedir uno."
        />
      )}
      {estado === 'configurado' && <p className={classes.nota}>{reglaDe(situacion)}</p>}
    </div>
  );
}

function decirFase(hechas: number, total: number): string {
  if (total === 0) return 'Empezando…';
  return hechas >= total ? 'Terminando…' : `${formatSize(hechas * 1_000)} de ${formatSize(total * 1_000)}`;
}

const columnas: readonly CardColumn<Respaldo>[] = [
  { titulo: 'Cuándo', clase: 'cifras', celda: ({ terminadoEn }) => formatInstant(terminadoEn) },
  {
    titulo: 'Resultado',
    clase: 'principal',
    celda: (uno) => (
      <span className={uno.resultado === 'fallido' ? classes.fallo : undefined}>{resultadoDe(uno)}</span>
    ),
  },
  { titulo: 'Por', celda: origenDe },
  { titulo: 'Tamaño', clase: 'numero', celda: ({ bytes }) => (bytes === null ? '—' : formatSize(bytes)) },
];
