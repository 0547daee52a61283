export function TodaySkeleton() {
  return (
    <div aria-hidden="true" className="today">
      <div className="today-head">
        <div className="today-blank h-16 w-64 max-w-full" />
        <div className="today-blank rings mt-3 w-full" />
      </div>
      <div className="cover-ground cover-pine rounded-now p-4 shadow-card">
        <div className="today-blank on-cover" />
      </div>
      <div className="today-blank h-15" />
      <div className="today-blank rows today-parts mt-3" />
    </div>
  );
}
