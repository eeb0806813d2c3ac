// Everything that the institution has, in one file: asked for, waited for, fetched. And what stays out of it, with its reason.
import {
  bajarExportacion,
  type Exportacion as ExportacionHecha,
  pedirExportacion,
  type SituacionDeExportacion,
  verExportacion,
} from '@cuadra/contract/administracion/exportacion';
import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { saveFile } from '#ui/files/save-file.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { formatSize } from '#ui/format/size.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { askWhileItGoesOn, HeavyWork } from '#ui/progress/heavy-work.tsx';
import { StartWork } from '#ui/progress/heavy-work-card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import classes from './exportacion.module.css';
import { Practica } from './practica.tsx';

export function Exportacion() {
  const consulta = useQuery({
    ...queryOf(verExportacion),
    refetchInterval: ({ state }) => askWhileItGoesOn(state.data?.enCurso ?? undefined),
  });
  const { data } = consulta;
  return (
    <Pagina
      titulo="Exportación"
      proposito="Todo lo que la institución tiene aquí, en un archivo que cualquier programa puede leer."
    >
      <Card titulo="Exportación completa" accion={data !== undefined && <Pedir {...data} />}>
        <Loaded consulta={consulta} filas={4} etiqueta="Cargando las exportaciones">
          {(situacion) => <Situacion situacion={situacion} />}
        </Loaded>
      </Card>
      <Practica />
      {data !== undefined && (
        <Card titulo="Lo que no sale, y por qué">
          <ul className={classes.lista}>
            {data.noSale.map(({ que, razon }) => (
              <li key={que}>
                <code>{que}</code>: {razon}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Pagina>
  );
}

function Pedir({ enCurso }: SituacionDeExportacion) {
  const inicio = useMutation({
    mutationFn: () => call(pedirExportacion, { body: {} }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [verExportacion.path] }),
  });
  return <StartWork texto="Exportar todo" enCurso={enCurso !== null} inicio={inicio} />;
}

function Situacion({ situacion }: { readonly situacion: SituacionDeExportacion }) {
  const { enCurso, fallo, recientes } = situacion;
  return (
    <>
      <div className={classes.situacion}>
        <p>
          Un ZIP con cada tabla en CSV y en JSON, los soportes, el libro diario para hledger y la huella de
          cada archivo. Se puede traer a una instalación vacía de Cuadra con «npm run importar». No lleva
          contraseñas, pero sí datos de personas: guárdelo como guarda los libros. Lo baja solo quien lo
          pidió; cada exportación y cada descarga quedan en la bitácora y, firmada la puesta en marcha, los
          contadores y auditores reciben un aviso.
        </p>
        {fallo && <FormNotice tono="error" texto="La última exportación no terminó. Pida otra." />}
        {enCurso !== null && (
          <HeavyWork
            trabajo={enCurso}
            etiqueta="Avance de la exportación"
            fase={decirFase(enCurso.hechas, enCurso.total)}
          />
        )}
        {recientes.length === 0 && enCurso === null && (
          <EmptyState
            icono={ArrowDownTrayIcon}
            titulo="Aún no hay exportaciones"
            texto="Con «Exportar todo» se hace una; puede irse y volver por ella durante un día."
          />
        )}
      </div>
      {recientes.length > 0 && (
        <CardTable
          etiqueta="Exportaciones recientes"
          columnas={columnas}
          filas={recientes}
          clave={({ id }) => id}
        />
      )}
    </>
  );
}

function decirFase(hechas: number, total: number): string {
  if (total === 0) return 'Empezando…';
  return hechas >= total
    ? 'Terminando…'
    : `${Math.floor((hechas / total) * 100)} % de lo que hay que escribir`;
}

function Bajar({ id, nombre, esMia, disponibleHasta }: ExportacionHecha) {
  const descarga = useMutation({
    mutationFn: async () => saveFile(await call(bajarExportacion, { params: { id } })),
  });
  if (disponibleHasta === null) return <span className={classes.nota}>Ya no se guarda</span>;
  if (!esMia) return <span className={classes.nota}>La baja quien la pidió</span>;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={descarga.isPending}
        onClick={() => descarga.mutate()}
        aria-label={`Bajar ${nombre}`}
      >
        Bajar
      </Button>
      {descarga.error !== null && <FormNotice tono="error" texto={messageOf(descarga.error)} />}
    </>
  );
}

const columnas: readonly CardColumn<ExportacionHecha>[] = [
  { titulo: 'Cuándo', clase: 'cifras', celda: ({ hechaEn }) => formatInstant(hechaEn) },
  {
    titulo: 'Archivo',
    clase: 'principal',
    celda: ({ nombre, sha256 }) => (
      <>
        {nombre}
        <div className={classes.huella}>SHA-256 {sha256}</div>
      </>
    ),
  },
  { titulo: 'La pidió', celda: ({ pedidaPor }) => pedidaPor.nombre },
  { titulo: 'Partidas', clase: 'numero', celda: ({ partidas }) => formatearEntero(partidas) },
  { titulo: 'Filas', clase: 'numero', celda: ({ filas }) => formatearEntero(filas) },
  { titulo: 'Tamaño', clase: 'numero', celda: ({ bytes }) => formatSize(bytes) },
  { titulo: 'Descarga', celda: (una) => <Bajar {...una} /> },
];
