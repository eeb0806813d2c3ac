// The conciliación of a month: both balances until they meet, what is outstanding, what it lacks to be sent, who signed it; and the
// other months of the account.
import type { Conciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { useQuery } from '@tanstack/react-query';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatMonth } from '#ui/format/date.ts';
import { conMontosEnteros } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { consultas } from '../consultas.ts';
import { enlaceDeMesa } from '../enlaces.ts';
import type { VistaDeCuentaProps } from '../meses.ts';
import { claveDeMes } from '../meses.ts';
import { Acciones } from './acciones/acciones.tsx';
import { Cifras } from './cifras.tsx';
import classes from './conciliacion.module.css';
import { MarcaDeEstado } from './marca-de-estado.tsx';
import { Meses } from './meses.tsx';
import { Pasos } from './pasos.tsx';
import { Pendientes } from './pendientes.tsx';

export function ConciliacionDelMes({ cuenta, anio, mes }: VistaDeCuentaProps) {
  const consulta = useQuery(consultas.conciliacion(cuenta.id, { anio, mes }));
  return (
    <div className={classes.vista}>
      <Loaded consulta={consulta} filas={12} etiqueta="Cargando la conciliación">
        {(conciliacion) => <Mes cuenta={cuenta} conciliacion={conciliacion} />}
      </Loaded>
      <Meses cuenta={cuenta} anio={anio} mes={mes} />
    </div>
  );
}

interface MesProps extends Pick<VistaDeCuentaProps, 'cuenta'> {
  readonly conciliacion: Conciliacion;
}

function Mes({ cuenta, conciliacion }: MesProps) {
  const { anio, mes, estado, impedimentos, pendientes, pasos } = conciliacion;
  const filtros = { cuenta: cuenta.id, anio, mes };
  return (
    <>
      <header className={classes.barra}>
        <h2 className={classes.mes}>{formatMonth(claveDeMes({ anio, mes }))}</h2>
        <MarcaDeEstado estado={estado} />
        <div className={classes.herramientas}>
          <ExportMenu reporte="conciliacion-bancaria" filtros={filtros} texto="Conciliación" />
          <ExportMenu reporte="conciliacion-cuadratica" filtros={filtros} texto="Cuadrática" />
        </div>
      </header>
      {impedimentos.length > 0 && (
        <FormNotice
          tono="info"
          texto={
            <>
              Todavía no se puede enviar a revisión:
              <ul className={classes.impedimentos}>
                {impedimentos.map((frase) => (
                  <li key={frase}>{conMontosEnteros(frase)}</li>
                ))}
              </ul>
            </>
          }
          acciones={<PlainLink to={enlaceDeMesa({ cuenta: cuenta.id, anio, mes })}>Ir a la mesa</PlainLink>}
        />
      )}
      <Acciones cuenta={cuenta} conciliacion={conciliacion} />
      <Cifras conciliacion={conciliacion} />
      <Card titulo="Partidas pendientes">
        <Pendientes pendientes={pendientes} />
      </Card>
      {pasos.length > 0 && (
        <Card titulo="Firmas">
          <Pasos pasos={pasos} />
        </Card>
      )}
    </>
  );
}
