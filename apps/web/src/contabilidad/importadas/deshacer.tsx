// Undoing a whole import: what would happen, what keeps it from being done, when the reversals are dated and why. Beyond one's
// limits it waits for another person, who decides here too.
import '@mantine/core/styles/Input.layer.css';
import {
  type AvanceDeDeshacer,
  deshacerImportacion,
  verDeshacer,
} from '@cuadra/contract/contabilidad/importaciones/deshacer';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contarPartidas } from '#contabilidad/importaciones/nombres.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { LoQuePasaria, refrescarImportaciones } from './lo-que-pasaria.tsx';
import classes from './una-importacion.module.css';

const FECHAS = [
  { valor: 'suya', texto: 'El día de cada partida' },
  { valor: 'otra', texto: 'Otra fecha para todas' },
] as const;
const MOTIVO_MIN = 3;
const MOTIVO_MAX = 400;

export default function Deshacer({ id, onCerrar }: { readonly id: string; readonly onCerrar: () => void }) {
  const orden = useOrden(id, onCerrar);
  const { cual, fecha, motivo, avance, fallo } = orden;
  const query = cual === 'otra' ? { fecha } : {};
  const ensayo = useQuery({
    ...queryOf(verDeshacer, { params: { id }, query }),
    enabled: avance === undefined,
  });
  const impide =
    ensayo.data === undefined || ensayo.data.impedimentos.length > 0 || ensayo.data.partidas === 0;
  return (
    <FormDialog titulo="Deshacer la importación" ancho={640} conCambios={motivo !== ''} onClose={onCerrar}>
      <div className={classes.partes}>
        {fallo !== undefined && <FormNotice tono="error" texto={fallo} />}
        <ChoiceField
          etiqueta="Fecha de las reversiones"
          opciones={FECHAS}
          valor={cual}
          onCambio={orden.setCual}
        />
        {cual === 'otra' && (
          <DateField label="Fecha" description="En un mes abierto." valor={fecha} onCambio={orden.setFecha} />
        )}
        {ensayo.isPending && <SkeletonRows filas={3} etiqueta="Revisando sus partidas" />}
        {ensayo.isError && <FormNotice tono="error" texto={messageOf(ensayo.error)} />}
        {ensayo.data !== undefined && <LoQuePasaria ensayo={ensayo.data} />}
        <Textarea
          label="Motivo"
          withAsterisk
          rows={2}
          maxLength={MOTIVO_MAX}
          value={motivo}
          onChange={({ currentTarget }) => orden.setMotivo(currentTarget.value)}
        />
        {avance !== undefined && <Avance avance={avance} />}
      </div>
      <FormDialogFooter nota="Se revierten todas o ninguna; las originales no cambian." onCancelar={onCerrar}>
        <Button
          color="red"
          disabled={impide || motivo.trim().length < MOTIVO_MIN}
          loading={avance !== undefined}
          onClick={() => void orden.pedir(query)}
        >
          {ensayo.data?.aprobacion == null ? 'Deshacer' : 'Pedir que se deshaga'}
        </Button>
      </FormDialogFooter>
    </FormDialog>
  );
}

function useOrden(id: string, onCerrar: () => void) {
  const [cual, setCual] = useState<(typeof FECHAS)[number]['valor']>('suya');
  const [fecha, setFecha] = useState(todayInGuatemala());
  const [motivo, setMotivo] = useState('');
  const [avance, setAvance] = useState<AvanceDeDeshacer>();
  const [fallo, setFallo] = useState<string>();
  const pedir = async (conFecha: { readonly fecha?: string }) => {
    setFallo(undefined);
    setAvance({ etapa: 'revisar', hechas: 0, total: 0 });
    try {
      const body = { motivo: motivo.trim(), ...conFecha };
      const hecho = await call(deshacerImportacion, { params: { id }, body }, { alAvanzar: setAvance });
      await refrescarImportaciones();
      void notify(
        hecho.resultado === 'hecho'
          ? `Se deshizo la importación: ${contarPartidas(hecho.partidas)} ${hecho.partidas === 1 ? 'revertida' : 'revertidas'}.`
          : 'Deshacer la importación espera la aprobación de otra persona.',
      );
      onCerrar();
    } catch (error) {
      setFallo(messageOf(error));
      setAvance(undefined);
    }
  };
  return { cual, setCual, fecha, setFecha, motivo, setMotivo, avance, fallo, pedir };
}

function Avance({ avance: { etapa, hechas, total } }: { readonly avance: AvanceDeDeshacer }) {
  const texto = etapa === 'revisar' ? 'Revisando sus partidas' : 'Revirtiendo sus partidas';
  return (
    <div role="status" className={classes.frase}>
      {texto}
      {total > 0 && `: ${formatearEntero(hechas)} de ${formatearEntero(total)}`}…
    </div>
  );
}
