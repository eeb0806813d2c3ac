// A year's months by agencia, each with its state. It is gone through with the arrows, as the grid it is.

import type { Ejercicio, Periodo } from '@cuadra/contract/contabilidad/periodos/periodos';
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { todayInGuatemala } from '#ui/format/date.ts';
import { Box, Row } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { GridTable } from '#ui/tables/grid-table.tsx';
import { commandOf } from '#ui/tables/table-keys.ts';
import { Text, Title } from '#ui/text/text.tsx';
import classes from '../cierre.module.css';
import { EtiquetaDePeriodo, MarcaDePeriodo } from '../marcas.tsx';
import { estadosVisibles, estadoVisible, MESES, mesConAnio, mesCorto } from '../meses.ts';
import { useAhora } from '../use-ahora.ts';
import { useBusqueda } from '../use-busqueda.ts';

interface CalendarioProps {
  readonly ejercicios: readonly Ejercicio[];
  readonly periodos: readonly Periodo[];
  readonly elegido: Pick<Periodo, 'anio' | 'mes' | 'agencia'>;
  readonly nombreDe: (agencia: string) => string;
}

export function Calendario({ ejercicios, periodos, elegido, nombreDe }: CalendarioProps) {
  const { verAnio } = useBusqueda();
  const { anio } = elegido;
  const ejercicio = ejercicios.find((uno) => uno.anio === anio);
  const anios = [...new Set(periodos.map((uno) => uno.anio))];
  const [primero = anio, ultimo = anio] = [anios.at(0), anios.at(-1)];
  const delAnio = periodos.filter((uno) => uno.anio === anio);
  return (
    <Box as="section" surface="card" clip aria-label="Meses">
      <Row as="header" gap="xs md" pad="xs md" line="below">
        <IconButton
          label="Año anterior"
          icon={ChevronLeftIcon}
          disabled={anio <= primero}
          onClick={() => verAnio(anio - 1)}
        />
        <Title size="md" figures>
          {anio}
        </Title>
        <IconButton
          label="Año siguiente"
          icon={ChevronRightIcon}
          disabled={anio >= ultimo}
          onClick={() => verAnio(anio + 1)}
        />
        <Text as="span" size="sm" muted>
          {ejercicio?.estado === 'cerrado' ? 'Ejercicio cerrado' : 'Ejercicio abierto'}
        </Text>
        <Leyenda />
      </Row>
      <Cuadricula periodos={delAnio} elegido={elegido} nombreDe={nombreDe} />
    </Box>
  );
}

function Leyenda() {
  return (
    <Row as="ul" push gap="xs xl" hideBelow="md" aria-hidden="true">
      {(['cerrado', 'abierto', 'limitado', 'en_curso', 'futuro'] as const).map((estado) => (
        <li key={estado}>
          <EtiquetaDePeriodo estado={estado} />
        </li>
      ))}
    </Row>
  );
}

function Cuadricula({ periodos, elegido, nombreDe }: Omit<CalendarioProps, 'ejercicios'>) {
  const tabla = useRef<HTMLTableElement>(null);
  useMostrarElegida(tabla, `${elegido.anio} ${elegido.mes}`);
  const agencias = [...Map.groupBy(periodos, ({ agencia }) => agencia)];
  return (
    <Box scroll size="sm">
      <GridTable
        pattern="grid"
        label={`Meses de ${elegido.anio} por agencia`}
        ref={tabla}
        className={classes.tabla}
        onKeyDown={(event) => irConTeclado(event, agencias.length)}
      >
        <thead>
          <tr>
            <th scope="col">
              <Text as="span" size="xs" muted>
                Agencia
              </Text>
            </th>
            {MESES.map((mes) => (
              <th key={mes} scope="col">
                <Text as="span" size="xs" muted>
                  {mesCorto(mes)}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {agencias.map(([agencia, meses], fila) => (
            <tr key={agencia}>
              <th scope="row">
                <span className="cifras">{agencia}</span> {nombreDe(agencia)}
              </th>
              {meses.map((periodo) => (
                <Celda
                  key={periodo.mes}
                  periodo={periodo}
                  fila={fila}
                  elegida={periodo.mes === elegido.mes && agencia === elegido.agencia}
                  nombre={nombreDe(agencia)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </GridTable>
    </Box>
  );
}

/** Where not all the months fit, the chosen one is brought into sight without moving the page. */
function useMostrarElegida(tabla: RefObject<HTMLTableElement | null>, mes: string): void {
  useEffect(() => {
    if (mes === '') return;
    const marco = tabla.current?.parentElement;
    const celda = tabla.current?.querySelector<HTMLElement>('[data-elegida]');
    if (marco === null || marco === undefined || celda === null || celda === undefined) return;
    const [lugar, ventana] = [celda.getBoundingClientRect(), marco.getBoundingClientRect()];
    marco.scrollLeft += lugar.left + lugar.width / 2 - (ventana.left + ventana.width / 2);
  }, [tabla, mes]);
}

/** To the month beside the one that has the focus, above it or below it; Inicio and Fin, to the first and the last agencia. */
function irConTeclado(event: KeyboardEvent<HTMLTableElement>, cuantas: number): void {
  const celda = document.activeElement?.closest('[data-fila]');
  if (!(celda instanceof HTMLElement)) return;
  const lugar = { row: Number(celda.dataset.fila), column: Number(celda.dataset.columna) };
  const orden = commandOf(event, lugar, { count: cuantas, page: cuantas, columns: MESES.length - 1 });
  if (orden?.kind !== 'ir') return;
  event.preventDefault();
  const { row: fila, column: columna } = orden.place;
  const vecina = `[data-fila="${fila}"][data-columna="${columna}"]`;
  event.currentTarget.querySelector<HTMLElement>(vecina)?.focus();
}

interface CeldaProps {
  readonly periodo: Periodo;
  readonly fila: number;
  readonly elegida: boolean;
  readonly nombre: string;
}

function Celda({ periodo, fila, elegida, nombre }: CeldaProps) {
  const ahora = useAhora();
  const { anio, mes, agencia } = periodo;
  const estado = estadoVisible(periodo, { hoy: todayInGuatemala(), ahora });
  return (
    <td>
      <Link
        to="/contabilidad/cierre"
        search={{ anio, mes, agencia }}
        resetScroll={false}
        preload={false}
        className={classes.celda}
        data-fila={fila}
        data-columna={mes}
        data-elegida={elegida || undefined}
        data-estado={estado}
        aria-current={elegida}
        tabIndex={elegida ? 0 : -1}
        title={estadosVisibles[estado]}
        aria-label={`${mesConAnio(periodo)}, ${nombre}: ${estadosVisibles[estado]}`}
      >
        <MarcaDePeriodo estado={estado} />
      </Link>
    </td>
  );
}
