// The schedules from which runs are born by themselves, and the year that is coming.
import type { Programacion } from '@cuadra/contract/ahorros/programaciones';
import { CalendarDaysIcon, PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { BarraDeSecciones } from '#ahorros/secciones/barra-de-secciones.tsx';
import { useCurrentUser, usePermission } from '#platform/current-session.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Calendario } from './calendario/calendario.tsx';
import { consultas } from './consultas.ts';
import { useDireccion } from './direccion.ts';
import { FormularioDeProgramacion } from './formulario.tsx';
import { ListaDeProgramaciones } from './lista.tsx';
import classes from './programaciones.module.css';

export function Programaciones() {
  const { push } = useDireccion();
  const programa = usePermission('intereses:programar');
  const consulta = useQuery(consultas.programaciones());
  const titulo = useId();
  const nueva = () => push({ nueva: true });
  return (
    <Page
      titulo="Programaciones"
      pestanas={<BarraDeSecciones />}
      acciones={
        programa && (
          <Button leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />} onClick={nueva}>
            Nueva programación
          </Button>
        )
      }
    >
      <section className={classes.tarjeta} aria-label="Programaciones">
        <Loaded consulta={consulta} filas={4} etiqueta="Cargando las programaciones">
          {({ programaciones }) =>
            programaciones.length === 0 ? (
              <EmptyState
                icono={CalendarDaysIcon}
                titulo="Aún no hay programaciones"
                texto="Una programación prepara y calcula cada corrida en su fecha. Aprobarla sigue siendo de una persona."
                accion={programa && <Button onClick={nueva}>Nueva programación</Button>}
              />
            ) : (
              <ListaDeProgramaciones programaciones={programaciones} programa={programa} />
            )
          }
        </Loaded>
      </section>
      <section className={classes.tarjeta} aria-labelledby={titulo}>
        <h2 id={titulo} className={classes.titulo}>
          Los próximos doce meses
        </h2>
        <Calendario />
      </section>
      {programa && <Formulario programaciones={consulta.data?.programaciones} />}
    </Page>
  );
}

/** The one that the address says, once it is known. */
function Formulario({ programaciones }: { readonly programaciones: readonly Programacion[] | undefined }) {
  const { busqueda, replace } = useDireccion();
  const yo = useCurrentUser();
  const guardada = programaciones?.find(({ id }) => id === busqueda.programacion);
  if (yo === undefined || (busqueda.nueva !== true && guardada === undefined)) return null;
  return (
    <FormularioDeProgramacion
      key={guardada?.id ?? 'nueva'}
      guardada={guardada}
      yo={{ id: yo.id, nombre: yo.name }}
      onCerrar={() => replace({ programacion: undefined, nueva: undefined })}
    />
  );
}
