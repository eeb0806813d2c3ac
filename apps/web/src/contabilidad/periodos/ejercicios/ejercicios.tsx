// From which year the books are kept here, which years of before are brought, and how each one goes.

import {
  abrirEjercicios,
  quitarEjercicio,
  type Ejercicios as TodosLosEjercicios,
  verEjercicios,
} from '@cuadra/contract/contabilidad/periodos/ejercicios';
import { cerrarPeriodo, listarPeriodos } from '@cuadra/contract/contabilidad/periodos/periodos';
import { nombreDePeriodo } from '@cuadra/core/cierre';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Box, Row } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { BoundField, FieldRow } from '#ui/order/fields.tsx';
import { OrderForm } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarCierres } from '../accion.tsx';
import { useAtribuciones } from '../atribuciones.ts';

export function Ejercicios() {
  const { cierra } = useAtribuciones();
  const consulta = useQuery(queryOf(verEjercicios));
  return (
    <Pagina
      title="Ejercicios"
      purpose="Desde qué año se llevan los libros aquí y qué años anteriores se traen."
      actions={<PlainLink to="/administracion/puesta-en-marcha">Volver a la guía</PlainLink>}
    >
      <Loaded query={consulta} rows={6} label="Cargando los ejercicios">
        {(ejercicios) => (
          <>
            {!ejercicios.enPuestaEnMarcha && (
              <FormNotice
                tone="info"
                text="La puesta en marcha ya está firmada: aquí queda la constancia de los años que se llevan y de los que se trajeron."
              />
            )}
            {ejercicios.enPuestaEnMarcha && cierra && (
              <AbrirAnios
                key={`${ejercicios.primerEjercicio} ${ejercicios.ejercicios[0]?.anio}`}
                ejercicios={ejercicios}
              />
            )}
            <Section card max="64rem" title="Años en los libros">
              <Anios ejercicios={ejercicios} cierra={cierra} />
            </Section>
          </>
        )}
      </Loaded>
    </Pagina>
  );
}

const ANIO_MIN = 2000;

/** The institution says its first year and, if it brings history, since when. */
function AbrirAnios({ ejercicios }: { readonly ejercicios: TodosLosEjercicios }) {
  const { primerEjercicio, anioActual, impideAbrir } = ejercicios;
  const masAntiguo = ejercicios.ejercicios[0]?.anio;
  const order = useOrder(abrirEjercicios, {
    initial: aPedir(primerEjercicio ?? anioActual, masAntiguo),
    body: ({ primero, desde }) => ({ primerEjercicio: primero, desde: Math.min(desde, primero) }),
    refresh: refrescarEjercicios,
    done: 'Los ejercicios quedaron abiertos.',
  });
  const { primero, desde } = order.form.watch();
  const historia = Math.min(desde, primero);
  return (
    <Section card max="64rem" title="Desde qué año">
      <Box pad="xl">
        <OrderForm order={order} submit={primerEjercicio === null ? 'Abrir los ejercicios' : 'Guardar'}>
          <FieldRow>
            <BoundField name="primero">
              {({ onChange, error }) => (
                <SelectField
                  label="Los libros se llevan aquí desde"
                  error={error}
                  value={String(primero)}
                  options={decirAnios(ANIO_MIN, anioActual)}
                  onChange={(elegido) => onChange(Number(elegido))}
                />
              )}
            </BoundField>
            <BoundField name="desde">
              {({ onChange, error }) => (
                <SelectField
                  label="Historia que se trae"
                  error={error}
                  value={String(historia)}
                  options={historias(primero)}
                  onChange={(elegido) => onChange(Number(elegido))}
                />
              )}
            </BoundField>
          </FieldRow>
          <Note>{loQueSeHara(primero, historia, anioActual)}</Note>
          {impideAbrir !== null && historia < (masAntiguo ?? anioActual) && (
            <FormNotice tone="aviso" text={impideAbrir} />
          )}
        </OrderForm>
      </Box>
    </Section>
  );
}

const aPedir = (primero: number, masAntiguo = primero) => ({
  primero,
  desde: Math.min(masAntiguo, primero),
});

/** Newest first. */
const decirAnios = (desde: number, hasta: number) =>
  Array.from({ length: Math.max(0, hasta - desde + 1) }, (_, indice) => {
    const anio = String(hasta - indice);
    return [anio, anio] as const;
  });

/** None, or since each year before the first. */
function historias(primero: number) {
  const ultimo = primero - 1;
  const traidas = decirAnios(ANIO_MIN, ultimo).map(
    ([anio]) => [anio, anio === String(ultimo) ? `Solo ${anio}` : `De ${anio} a ${ultimo}`] as const,
  );
  return [[String(primero), 'Ninguna: se empieza con saldos iniciales'] as const, ...traidas];
}

function loQueSeHara(primero: number, desde: number, actual: number): string {
  const propios = primero === actual ? `Se abre ${actual}` : `Se abren ${primero} a ${actual}`;
  if (desde === primero) return `${propios}. Lo anterior entra como saldos iniciales.`;
  const traidos = desde === primero - 1 ? String(desde) : `${desde} a ${primero - 1}`;
  return `${propios}, y ${traidos} para la historia: sus partidas se importan y cada año se cierra en orden. Los saldos iniciales son los de antes de ${desde}.`;
}

type Fila = TodosLosEjercicios['ejercicios'][number];

interface AniosProps {
  readonly ejercicios: TodosLosEjercicios;
  readonly cierra: boolean;
}

/** Each year: where it comes from, what it has, and what is left to do with it. */
function Anios({ ejercicios: { ejercicios }, cierra }: AniosProps) {
  const { run: hacer, busy: ocupado, message: mensaje } = useAccionDeEjercicios();
  const meses = useCerrarMeses();
  if (ejercicios.length === 0) {
    return (
      <EmptyState title="Todavía no hay años" text="Diga arriba desde qué año se llevan los libros aquí." />
    );
  }
  const porCerrar = ejercicios.find(({ estado }) => estado === 'abierto')?.anio;
  const quitar = async (anio: number) => {
    const hecho = await hacer(() => call(quitarEjercicio, { params: { anio } }));
    if (hecho) void notify(`Se quitó el ejercicio ${anio}.`);
  };
  const acciones = (fila: Fila) =>
    cierra && (
      <Row as="span" inline gap="md">
        {fila.seQuita && <Quitar anio={fila.anio} ocupado={ocupado} onQuitar={quitar} />}
        {fila.procedencia === 'traida' && fila.anio === porCerrar && fila.ultimoNumero > 0 && (
          <PasoDeCierre
            fila={fila}
            ocupado={ocupado || meses.anio !== undefined}
            onCerrarMeses={meses.cerrar}
          />
        )}
      </Row>
    );
  return (
    <>
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
      {meses.fallo !== undefined && <FormNotice tone="error" text={meses.fallo} />}
      {meses.anio !== undefined && (
        <FormNotice tone="info" text={`Cerrando los meses de ${meses.anio}: van ${meses.cerrados} de 11.`} />
      )}
      <DataTable
        label="Ejercicios"
        columns={[...COLUMNAS, { title: 'Acciones', kind: 'actions', cell: acciones }]}
        rows={ejercicios}
        rowKey={({ anio }) => String(anio)}
      />
    </>
  );
}

const COLUMNAS: readonly Column<Fila>[] = [
  { title: 'Año', kind: 'main', cell: ({ anio }) => <span className="cifras">{anio}</span> },
  {
    title: 'Procedencia',
    cell: ({ procedencia }) => (procedencia === 'traida' ? 'Traído de antes' : 'Llevado aquí'),
  },
  { title: 'Estado', cell: ({ estado }) => (estado === 'cerrado' ? 'Cerrado' : 'Abierto') },
  { title: 'Partidas', kind: 'number', cell: ({ ultimoNumero }) => formatearEntero(ultimoNumero) },
  {
    title: 'Meses cerrados',
    kind: 'number',
    cell: ({ meses, mesesCerrados }) => `${mesesCerrados} de ${meses}`,
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

const useAccionDeEjercicios = () => useAction(refrescarEjercicios);

/** The years, and the months too. */
async function refrescarEjercicios(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [verEjercicios.path] });
  await refrescarCierres();
}

const NOVIEMBRE = 11;

/** Closes the months of a year that was brought, from January to November, each with its gates, and stops at the first that may not be. */
function useCerrarMeses() {
  const { run: hacer } = useAccionDeEjercicios();
  const [anio, setAnio] = useState<number>();
  const [cerrados, setCerrados] = useState(0);
  const [fallo, setFallo] = useState<string>();

  const cerrar = async (cual: number): Promise<void> => {
    setAnio(cual);
    setFallo(undefined);
    const hecho = await hacer(async () => {
      const { periodos } = await call(listarPeriodos, { query: { anio: cual } });
      for (let mes = 1; mes <= NOVIEMBRE; mes++) {
        setCerrados(mes - 1);
        const abiertos = periodos.filter((periodo) => periodo.mes === mes && periodo.estado !== 'cerrado');
        if (abiertos.length === 0) continue;
        const agencias = abiertos.map(({ agencia }) => agencia);
        await call(cerrarPeriodo, { params: { anio: cual, mes }, body: { agencias } }).catch(
          (error: unknown) => {
            setFallo(`El periodo ${nombreDePeriodo(cual, mes)} no se cerró: ${porQueNo(error)}`);
            throw error;
          },
        );
      }
    });
    setAnio(undefined);
    if (hecho) void notify(`Quedaron cerrados los meses de ${cual}: falta cerrar el año.`);
  };
  return { anio, cerrados, fallo, cerrar };
}

function porQueNo(error: unknown): string {
  const errores = error instanceof ApiError ? error.errores : [];
  return errores.length === 0 ? messageOf(error) : errores.map(({ mensaje }) => mensaje).join(' ');
}
