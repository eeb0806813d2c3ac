// The same splash that index.html paints before any script runs; its styles are in ui/theme/app.css.
import { useBasicTexts } from '#platform/basic-texts.ts';

export function Splash() {
  const texto = useBasicTexts();
  return (
    <div className="splash" role="status" aria-label={texto('loadingApp')}>
      <img src="/favicon.svg" alt="" width="56" height="56" />
      <div className="splash-dots">
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
