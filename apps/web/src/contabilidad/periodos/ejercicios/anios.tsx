// Each year: where it comes from, what it has, and what is left to do with it.
import { type Ejercicios, quitarEjercicio } from '@cuadra/contract/contabilidad/periodos/ejercicios';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { call } from '#platform/api.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes from './ejercicios.module.css';
import { useAccionDeEjercicios } from './use-accion-de-ejercicios.ts';
import { useCerrarMeses } from './use-cerrar-meses.ts';

type Fila = Ejercicios['ejercicios'][number];

interface AniosProps {
  readonly ejercicios: Ejercicios;
  readonly cierra: boolean;
}

export function Anios({ ejercicios: { ejercicios }, cierra }: AniosProps) {
  const { hacer, ocupado, mensaje } = useAccionDeEjercicios();
  const meses = useCerrarMeses();
  if (ejercicios.length === 0) {
    return (
      <EmptyState titulo="Todavía no hay años" texto="Diga arriba desde qué año se llevan los libros aquí." />
    );
  }
  const porCerrar = ejercicios.find(({ estado }) => estado === 'abierto')?.anio;
  const quitar = async (anio: number) => {
    const hecho = await hacer(() => call(quitarEjercicio, { params: { anio } }));
    if (hecho) void notify(`Se quitó el ejercicio ${anio}.`);
  };
  const acciones = (fila: Fila) =>
    cierra && (
      <span className={classes.acciones}>
        {fila.seQuita && <Quitar anio={fila.anio} ocupado={ocupado} onQuitar={quitar} />}
        {fila.procedencia === 'traida' && fila.anio === porCerrar && fila.ultimoNumero > 0 && (
          <PasoDeCierre
            fila={fila}
            ocupado={ocupado || meses.anio !== undefined}
            onCerrarMeses={meses.cerrar}
          />
        )}
      </span>
    );
  return (
    <>
      {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
      {meses.fallo !== undefined && <FormNotice tono="error" texto={meses.fallo} />}
      {meses.anio !== undefined && (
        <FormNotice tono="info" texto={`Cerrando los meses de ${meses.anio}: van ${meses.cerrados} de 11.`} />
      )}
      <CardTable
        etiqueta="Ejercicios"
        columnas={[...COLUMNAS, { titulo: 'Acciones', clase: 'acciones', celda: acciones }]}
        filas={ejercicios}
        clave={({ anio }) => String(anio)}
      />
    </>
  );
}

const COLUMNAS: readonly CardColumn<Fila>[] = [
  { titulo: 'Año', clase: 'principal', celda: ({ anio }) => <span className="cifras">{anio}</span> },
  {
    titulo: 'Procedencia',
    celda: ({ procedencia }) => (procedencia === 'traida' ? 'Traído de antes' : 'Llevado aquí'),
  },
  { titulo: 'Estado', celda: ({ estado }) => (estado === 'cerrado' ? 'Cerrado' : 'Abierto') },
  { titulo: 'Partidas', clase: 'numero', celda: ({ ultimoNumero }) => formatearEntero(ultimoNumero) },
  {
    titulo: 'Meses cerrados',
    clase: 'numero',
    celda: ({ meses, mesesCerrados }) => `${mesesCerrados} de ${meses}`,
  },
];

interface QuitarProps {
  readonly anio: number;
  readonly ocupado: boolean;
  readonly onQuitar: (anio: number) => Promise<void>;
}

function Quitar({ anio, ocupado, onQuitar }: QuitarProps) {
  return (
    <Button variant="default" size="compact-sm" disabled={ocupado} onClick={() => void onQuitar(anio)}>
      Quitar {anio}
    </Button>
  );
}

interface PasoDeCierreProps {
  readonly fila: Fila;
  readonly ocupado: boolean;
  readonly onCerrarMeses: (anio: number) => Promise<void>;
}

/** First its months, then the year: in the order and with the gates of every year. */
function PasoDeCierre({ fila: { anio, meses, mesesCerrados }, ocupado, onCerrarMeses }: PasoDeCierreProps) {
  if (mesesCerrados * 12 < meses * 11) {
    return (
      <Button variant="default" size="compact-sm" disabled={ocupado} onClick={() => void onCerrarMeses(anio)}>
        Cerrar los meses de {anio}
      </Button>
    );
  }
  return (
    <Link to="/contabilidad/cierre" search={{ vista: 'anio', anio }}>
      Cerrar {anio}
    </Link>
  );
}
