// A rate table from a day on, written as in a sheet: gaps and overlaps are said at their row while it is written, and a part of a sheet
// may be pasted. With gaps it may be kept; only whole it is published.
import type { ProductoDeAhorro, TablaDeTasas } from '@cuadra/contract/ahorros/productos';
import { editarTasas, escribirTasas, TRAMOS_MAX } from '@cuadra/contract/ahorros/tasas';
import { type ModoDeTabla, modosDeTabla, nombresDeModoDeTabla } from '@cuadra/core/interes/tasas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { useAction } from '#ui/dialogs/use-action.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarProductos } from '../consultas.ts';
import { primerDiaLibre } from '../primer-dia-libre.ts';
import { FilasDeTasas } from './filas-de-tasas.tsx';
import classes from './tasas.module.css';
import { type Fila, filaPrimera, filasDe, leerTabla, type TablaLeida } from './tramos-escritos.ts';

interface EditorDeTasasProps {
  readonly producto: ProductoDeAhorro;
  /** Absent: another is begun, as what is in force. */
  readonly borrador: TablaDeTasas | undefined;
  readonly onCerrar: () => void;
}

export function EditorDeTasas(props: EditorDeTasasProps) {
  const { producto, borrador, onCerrar } = props;
  const tabla = useTabla(props);
  const { ocupado, mensaje, hacer } = useAction(refrescarProductos);
  const { leida, desde, modo, filas, conCambios } = tabla;
  const guardar = async () => {
    const { tramos } = leida;
    if (tramos === undefined || leida.traslapada) return;
    const body = { desde, modo, tramos: [...tramos] };
    const params = { id: producto.id };
    const hecho = await hacer(() =>
      borrador === undefined
        ? call(escribirTasas, { params, body })
        : call(editarTasas, {
            params: { ...params, regla: borrador.id },
            body: { ...body, version: borrador.version },
          }),
    );
    if (!hecho) return;
    void notify('Tasas guardadas. Falta que otra persona las publique.');
    onCerrar();
  };
  return (
    <FormDialog
      titulo={`${borrador === undefined ? 'Escribir' : 'Editar'} tasas de «${producto.nombre}»`}
      ancho={860}
      conCambios={conCambios}
      onClose={onCerrar}
    >
      <form noValidate aria-label="Tabla de tasas" onSubmit={submitWith(guardar)}>
        <div className={classes.editor}>
          {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
          <Cabeza tabla={tabla} pagadoHasta={producto.pagadoHasta} />
          <FilasDeTasas
            clase={producto.clase}
            filas={filas}
            errores={leida.errores}
            onCambio={tabla.setFilas}
          />
          <Estado leida={leida} filas={filas.length} />
        </div>
        <FormDialogFooter onCancelar={onCerrar}>
          <Button type="submit" loading={ocupado} disabled={leida.tramos === undefined || leida.traslapada}>
            Guardar por publicar
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

function useTabla({ producto, borrador }: EditorDeTasasProps) {
  const { clase, versiones, tablas, pagadoHasta } = producto;
  const modelo = borrador ?? tablas.find(({ situacion }) => situacion === 'vigente') ?? tablas[0];
  const alEmpezar = {
    desde: borrador?.desde ?? primerDiaLibre(tablas, pagadoHasta, todayInGuatemala()),
    modo: modelo?.modo ?? 'total',
  };
  const [desde, setDesde] = useState(alEmpezar.desde);
  const [modo, setModo] = useState<ModoDeTabla>(alEmpezar.modo);
  const [primeras] = useState<readonly Fila[]>(() =>
    modelo === undefined || modelo.tramos.length === 0 ? filaPrimera() : filasDe(modelo.tramos),
  );
  const [filas, setFilas] = useState(primeras);
  const conElla = versiones.filter(
    ({ estado, ultimoDia }) => estado === 'publicada' && (ultimoDia === null || ultimoDia >= desde),
  );
  const leida = leerTabla(filas, {
    ...{ clase, modo },
    plazos: conElla.flatMap(({ plazos }) => plazos ?? []),
    capitaliza: conElla.some(({ capitalizacion }) => capitalizacion === 'diaria'),
  });
  const conCambios = filas !== primeras || desde !== alEmpezar.desde || modo !== alEmpezar.modo;
  return { desde, setDesde, modo, setModo, filas, setFilas, leida, conCambios };
}

interface CabezaProps {
  readonly tabla: ReturnType<typeof useTabla>;
  readonly pagadoHasta: string | null;
}

function Cabeza({ tabla: { desde, setDesde, modo, setModo }, pagadoHasta }: CabezaProps) {
  const pagada = pagadoHasta !== null && desde <= pagadoHasta;
  return (
    <div className={classes.cabeza}>
      <DateField
        label="Rigen desde"
        withAsterisk
        valor={desde}
        onCambio={setDesde}
        error={
          pagada
            ? `Los intereses se pagaron hasta el ${formatDate(pagadoHasta)}: elija una fecha posterior.`
            : undefined
        }
      />
      <ChoiceField
        etiqueta="Cómo se aplican"
        opciones={modosDeTabla.map((valor) => ({ valor, texto: nombresDeModoDeTabla[valor] }))}
        valor={modo}
        onCambio={setModo}
        nota={
          modo === 'total'
            ? 'Todo el saldo gana la tasa del tramo en que cae.'
            : 'Cada parte del saldo gana la tasa de su tramo.'
        }
      />
    </div>
  );
}

/** Whether it could be published, in words. */
function Estado({ leida, filas }: { readonly leida: TablaLeida; readonly filas: number }) {
  const { tramos, errores, generales, traslapada } = leida;
  if (filas > TRAMOS_MAX)
    return <FormNotice tono="error" texto={`Una tabla tiene hasta ${TRAMOS_MAX} tramos.`} />;
  if (generales.length > 0) return <FormNotice tono="aviso" texto={generales.join(' ')} />;
  const completa = tramos !== undefined && errores.size === 0;
  const texto = completa
    ? 'Todo monto tiene su tasa: se puede publicar.'
    : traslapada || tramos === undefined
      ? 'Corrija los tramos señalados para guardarla.'
      : 'Se puede guardar así; para publicarla, complete los tramos señalados.';
  return (
    <p className={classes.dicho} role="status">
      {texto}
    </p>
  );
}
