// The last step: the old system's trial balance beside that of the books, what was granted meanwhile, and the signature.
import {
  type Comprobacion,
  verComprobacion,
} from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { FiguresTable } from '#ui/tables/figures-table.tsx';
import { Anterior } from './anterior.tsx';
import classes from './comprobacion.module.css';
import { Diferencias } from './diferencias.tsx';
import { Firma } from './firma.tsx';

export function ComprobacionDeLaPuesta() {
  const consulta = useQuery(queryOf(verComprobacion));
  return (
    <Pagina
      titulo="Comprobación"
      proposito="El balance de apertura es el del sistema anterior, y se firma."
      acciones={<PlainLink to="/administracion/puesta-en-marcha">Volver a la guía</PlainLink>}
    >
      <Loaded consulta={consulta} filas={8} etiqueta="Cargando la comprobación">
        {(vista) => (
          <div className={classes.partes}>
            {vista.firma !== null && (
              <FormNotice
                tono="exito"
                texto={`${vista.firma.por} firmó la puesta en marcha el ${formatInstant(vista.firma.en)}.`}
              />
            )}
            {!vista.estaAbierta && vista.firma === null && (
              <FormNotice tono="info" texto="Esta institución nació en marcha: no hay nada que comprobar." />
            )}
            {vista.estaAbierta && <Anterior vista={vista} />}
            <Balance vista={vista} />
            <HechoPor vista={vista} />
            <Otorgado vista={vista} />
            {vista.estaAbierta && <Firma vista={vista} />}
          </div>
        )}
      </Loaded>
    </Pagina>
  );
}

function Balance({ vista }: { readonly vista: Comprobacion }) {
  const { fecha, diferencias, anterior, libros } = vista;
  if (fecha === null) return null;
  return (
    <Card titulo={`Balance al ${formatDate(fecha)}`}>
      <div className={classes.parte}>
        <FormNotice
          tono={diferencias === 0 ? 'exito' : 'error'}
          texto={
            diferencias === 0
              ? `Sin diferencias: ${formatearQuetzales(libros.deudor)} de saldos deudores en los libros y en el sistema anterior.`
              : `${diferencias === 1 ? 'Hay una diferencia' : `Hay ${diferencias} diferencias`}. Deudores: ${formatearQuetzales(anterior.deudor)} antes y ${formatearQuetzales(libros.deudor)} en los libros. Corrija los saldos iniciales, la historia o el balance que escribió.`
          }
        />
        <Diferencias lineas={vista.lineas} />
      </div>
    </Card>
  );
}

function HechoPor({ vista: { hechoPor, firma } }: { readonly vista: Comprobacion }) {
  const filas = [
    ...hechoPor,
    ...(firma === null
      ? []
      : [{ que: 'Firma', detalle: 'La puesta en marcha', por: firma.por, conQuien: '' }]),
  ].map((fila, lugar) => ({ ...fila, lugar: String(lugar) }));
  if (filas.length === 0) return null;
  return (
    <Card titulo="Quién hizo qué">
      <div className={classes.parte}>
        <FiguresTable
          etiqueta="Quién hizo qué"
          filas={filas}
          clave={({ lugar }) => lugar}
          columnas={[
            { titulo: 'Qué', celda: ({ que }) => que },
            { titulo: 'De qué', clase: 'texto', celda: ({ detalle }) => detalle },
            { titulo: 'Lo hizo', clase: 'texto', celda: ({ por }) => por },
            { titulo: 'Con quién', clase: 'texto', celda: ({ conQuien }) => conQuien || '—' },
          ]}
        />
      </div>
    </Card>
  );
}

function Otorgado({ vista: { otorgados, personas, limites } }: { readonly vista: Comprobacion }) {
  return (
    <Card titulo="Lo otorgado durante la puesta en marcha">
      <div className={classes.parte}>
        <FiguresTable
          etiqueta="Quién puede qué"
          filas={personas}
          clave={({ correo }) => correo}
          columnas={[
            { titulo: 'Persona', celda: ({ nombre }) => nombre },
            { titulo: 'Correo', clase: 'texto', celda: ({ correo }) => correo },
            { titulo: 'Roles', clase: 'texto', celda: ({ roles }) => roles.join(', ') || '—' },
            { titulo: 'Agencias', clase: 'texto', celda: ({ agencias }) => agencias.join(', ') || '—' },
          ]}
        />
        {otorgados.length > 0 && (
          <FiguresTable
            etiqueta="Poderes dados por una sola persona"
            filas={otorgados}
            clave={({ descripcion, en }) => descripcion + en}
            columnas={[
              { titulo: 'Dado por una sola persona', celda: ({ descripcion }) => descripcion },
              { titulo: 'Lo dio', clase: 'texto', celda: ({ por }) => por },
              { titulo: 'Cuándo', celda: ({ en }) => formatInstant(en) },
            ]}
          />
        )}
        {limites.length > 0 && (
          <FiguresTable
            etiqueta="Hasta cuánto contabiliza cada rol sin otra persona"
            filas={limites}
            clave={({ rol, tipo }) => rol + tipo}
            columnas={[
              { titulo: 'Límite sin otra persona', celda: ({ rol }) => rol },
              { titulo: 'Tipo', clase: 'texto', celda: ({ tipo }) => tipo },
              { titulo: 'Hasta', celda: ({ hasta }) => hasta },
            ]}
          />
        )}
      </div>
    </Card>
  );
}
