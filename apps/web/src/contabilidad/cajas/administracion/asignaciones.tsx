// Who works at a caja, from which day to which. An assignment is ended, not erased, unless it has not begun.
import {
  type AsignacionDeCaja,
  asignarCajero,
  type Caja,
  listarCajeros,
  terminarAsignacion,
} from '@cuadra/contract/contabilidad/cajas/cajas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { useAccion } from '../use-accion.ts';
import classes from './administracion.module.css';

interface AsignacionesProps {
  readonly caja: Caja;
  readonly seEdita: boolean;
}

export function Asignaciones({ caja, seEdita }: AsignacionesProps) {
  const { ocupado, mensaje, hacer } = useAccion();
  const terminar = async ({ id, cajero }: AsignacionDeCaja) => {
    const hecho = await hacer(() =>
      call(terminarAsignacion, { params: { id }, body: { hasta: todayInGuatemala() } }),
    );
    if (hecho) void notify(`Terminó la asignación de ${cajero.nombre}.`);
  };
  return (
    <section className={classes.asignaciones} aria-label="Cajeros asignados">
      <h3>Cajeros</h3>
      {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
      {caja.asignaciones.length === 0 && <p className={classes.nota}>Nadie la tiene asignada.</p>}
      <ul>
        {caja.asignaciones.map((asignacion) => (
          <li key={asignacion.id}>
            <span>
              {asignacion.cajero.nombre}
              <small className="cifras">{enPalabras(asignacion)}</small>
            </span>
            {seEdita && asignacion.hasta === null && (
              <Button
                variant="default"
                size="compact-sm"
                disabled={ocupado}
                onClick={() => terminar(asignacion)}
              >
                Terminar hoy
              </Button>
            )}
          </li>
        ))}
      </ul>
      {seEdita && <Nueva caja={caja} />}
    </section>
  );
}

const enPalabras = ({ desde, hasta }: AsignacionDeCaja): string =>
  hasta === null ? `desde el ${formatDate(desde)}` : `del ${formatDate(desde)} al ${formatDate(hasta)}`;

function Nueva({ caja }: { readonly caja: Caja }) {
  const { data: cajeros = [] } = useQuery(queryOf(listarCajeros));
  const [cajero, setCajero] = useState<string>();
  const [desde, setDesde] = useState(todayInGuatemala());
  const [hasta, setHasta] = useState('');
  const { ocupado, mensaje, hacer } = useAccion();
  const asignar = async () => {
    if (cajero === undefined) return;
    const body = { cajero, desde, hasta: hasta === '' ? null : hasta };
    const hecho = await hacer(() => call(asignarCajero, { params: { id: caja.id }, body }));
    if (!hecho) return;
    setCajero(undefined);
    setHasta('');
    void notify('Caja asignada.');
  };
  const suyos = cajeros.filter(({ agencias }) => agencias.includes(caja.agencia));
  return (
    <div className={classes.nueva}>
      {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
      <SelectField
        etiqueta="Asignar a"
        todos={suyos.length === 0 ? 'No hay cajeros en la agencia' : 'Elija un cajero'}
        valor={cajero}
        opciones={suyos.map(({ id, nombre }) => [id, nombre])}
        onCambio={setCajero}
      />
      <div className={classes.dos}>
        <DateField label="Desde" valor={desde} onCambio={setDesde} />
        <DateField label="Hasta" valor={hasta} opcional onCambio={setHasta} />
      </div>
      <Button variant="default" disabled={cajero === undefined} loading={ocupado} onClick={asignar}>
        Asignar
      </Button>
    </div>
  );
}
