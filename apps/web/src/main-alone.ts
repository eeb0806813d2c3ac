// In the place of main.tsx where there is no server (npm run demo): what answers in this browser is awaited before the program
// asks for anything. The settings of Zod hold before the first schema is made, as there.
import './platform/zod-settings.ts';
import { aloneHandlers } from '@cuadra/demo-api/alone/handlers';
import { startWorker } from './demo/entrance/start-samples.ts';

// Not awaited at the top level: the files of the program import this one, and would wait for it.
void startWorker(aloneHandlers, true).then(() => import('./main.tsx'), sayWhyNot);

function sayWhyNot(error: unknown): void {
  const place = document.getElementById('root');
  if (place !== null) place.textContent = WHY_NOT;
  reportError(error);
}

const WHY_NOT =
  'Este navegador no permite la demostración. Ábrala en la misma computadora donde se ejecuta (localhost).';
