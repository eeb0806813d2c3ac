import { Verificacion } from '../reportes/archivos/verificacion/verificacion.tsx';
import { reportScreens } from './composition.ts';

/** The screens of every report are known only here. */
export const Verification = () => <Verificacion pantallas={reportScreens} />;
