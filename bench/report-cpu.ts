/** Preloaded into a measured process: answers each message with the CPU time used so far, in µs. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.channel?.unref();
