// Counted: what the books say beside what was found, what may have caused the difference, and closing it.
import { cerrarJornada, type Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { Codigo } from '@cuadra/contract/problema';
import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { TablaDeMovimientos } from '#contabilidad/cajas/movimientos/tabla-de-movimientos.tsx';
import { useAccion } from '#contabilidad/cajas/use-accion.ts';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { Causas, useSenalados } from './causas.tsx';
import { Cuadre } from './cuadre.tsx';
import classes from './jornada.module.css';

interface ContadaProps {
  readonly jornada: Jornada;
  readonly alRecontar: () => void;
}

export function Contada({ jornada, alRecontar }: ContadaProps) {
  const senalados = useSenalados(jornada);
  const resultado = useRef<HTMLElement>(null);
  // Whoever counted with the keyboard reads on from here: the sheet it was on is gone.
  useEffect(() => resultado.current?.focus({ preventScroll: true }), []);
  const veces = jornada.arqueos.filter(({ clase }) => clase === 'cierre').length;
  return (
    <div className={classes.dosColumnas}>
      <section ref={resultado} tabIndex={-1} className={classes.tarjeta} aria-label="Lo contado">
        <h2>Lo contado y los libros</h2>
        <Cuadre jornada={jornada} />
        {veces > 1 && <p className={classes.guia}>Se contó {veces} veces; el primer conteo se conserva.</p>}
        <Causas jornada={jornada} />
        <Cerrar jornada={jornada} alRecontar={alRecontar} />
      </section>
      <section className={classes.tarjeta} aria-label="Movimientos de la jornada">
        <h2>Movimientos</h2>
        <TablaDeMovimientos jornada={jornada.id} senalados={senalados} />
      </section>
    </div>
  );
}

function Cerrar({ jornada, alRecontar }: ContadaProps) {
  const { hacer, ocupado, fallo, mensaje } = useAccion();
  const [explicacion, setExplicacion] = useState('');
  const [falta, setFalta] = useState(false);
  const laPideElServidor =
    fallo instanceof ApiError && fallo.codigo === ('DIFERENCIA_SIN_EXPLICAR' satisfies Codigo);
  const hayDiferencia = laPideElServidor || (jornada.descuadre ?? 0) !== 0;
  const cerrar = async () => {
    const dicha = explicacion.trim() === '' ? null : explicacion.trim();
    setFalta(hayDiferencia && dicha === null);
    if (hayDiferencia && dicha === null) return;
    await hacer(async () => {
      const { id, version } = jornada;
      await call(cerrarJornada, { params: { id }, body: { version, explicacion: dicha } });
      void notify('Jornada cerrada.');
    });
  };
  return (
    <form noValidate className={classes.cerrar} onSubmit={submitWith(cerrar)}>
      {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
      {hayDiferencia && (
        <Textarea
          label="Explique la diferencia"
          withAsterisk
          rows={3}
          maxLength={400}
          value={explicacion}
          error={falta ? 'Escriba por qué.' : undefined}
          onChange={({ currentTarget }) => setExplicacion(currentTarget.value)}
        />
      )}
      <div className={classes.botones}>
        <Button type="submit" size="md" loading={ocupado}>
          Cerrar la jornada
        </Button>
        <Button variant="default" size="md" onClick={alRecontar}>
          Contar otra vez
        </Button>
      </div>
    </form>
  );
}
